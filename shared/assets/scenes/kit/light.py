"""Sky, sun and lamps."""

import bpy
import math
from mathutils import Vector
from kit.materials import SHEEN, rgba
from kit.scene import scene


def world(top, horizon, strength, cam_top=None, cam_hor=None, cam_strength=None):
    """gradient light dome; camera sees its own gradient"""
    w = bpy.data.worlds.new("W")
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    nt.nodes.clear()
    N = nt.nodes.new
    tc = N("ShaderNodeTexCoord")
    sp = N("ShaderNodeSeparateXYZ")
    nt.links.new(tc.outputs["Generated"], sp.inputs[0])

    def grad(h, t, mid=0.35, pw=None):
        r = N("ShaderNodeValToRGB")
        e = r.color_ramp.elements
        e[0].position = 0.0
        e[0].color = rgba(h)
        e[1].position = mid
        e[1].color = rgba(t)
        r.color_ramp.interpolation = "EASE"
        nt.links.new(sp.outputs["Z"], r.inputs[0])
        return r

    a = grad(horizon, top, 0.6)
    b1 = N("ShaderNodeBackground")
    b1.inputs[1].default_value = strength
    nt.links.new(a.outputs[0], b1.inputs[0])
    c = grad(cam_hor or horizon, cam_top or top, 0.42)
    b2 = N("ShaderNodeBackground")
    b2.inputs[1].default_value = cam_strength or strength
    nt.links.new(c.outputs[0], b2.inputs[0])
    lp = N("ShaderNodeLightPath")
    mx = N("ShaderNodeMixShader")
    o = N("ShaderNodeOutputWorld")
    nt.links.new(lp.outputs["Is Camera Ray"], mx.inputs[0])
    nt.links.new(b1.outputs[0], mx.inputs[1])
    nt.links.new(b2.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], o.inputs[0])
    w.cycles.sampling_method = "MANUAL"
    w.cycles.sample_map_resolution = 256


def sun(az, el, energy, color, angle=3.0):
    """az: compass degrees the light comes FROM (0=+Y,90=+X), el elevation"""
    l = bpy.data.lights.new("Sun", "SUN")
    l.energy = energy
    l.color = rgba(color)[:3]
    l.angle = math.radians(angle)
    o = bpy.data.objects.new("Sun", l)
    a = math.radians(az)
    e = math.radians(el)
    d = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))
    o.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(o)
    return o


def area(loc, size, energy, color="#FFD9A0", target=None, sy=None, spread=180):
    l = bpy.data.lights.new("A", "AREA")
    l.energy = energy
    l.color = rgba(color)[:3]
    l.size = size
    l.spread = math.radians(spread)
    if sy:
        l.shape = "RECTANGLE"
        l.size_y = sy
    o = bpy.data.objects.new("A", l)
    o.location = loc
    if target is not None:
        o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = False
    o.visible_glossy = False
    bpy.context.scene.collection.objects.link(o)
    return o


def light_of_day(kind, az=215):
    """time of day. az = direction the sun comes from (deg, 180 = from -Y/front). returns post settings"""
    if kind == "day":
        world("#6FA8E0", "#DCEBF5", 0.85, "#5B9BDB", "#D6E9F5", 0.95)
        sun(az, 42, 4.9, "#FFEFD2", 2.0)
        return dict(exp=1.02, fog=("#D5E4EE", 0.0016), bloom=0.05, sat=1.08, warm=0.02)
    if kind == "morning":
        world("#7FB3E3", "#F3E8D8", 0.85, "#78B2E4", "#F8EAD4", 0.95)
        sun(az, 28, 4.8, "#FFE0B0", 2.5)
        return dict(exp=1.02, fog=("#F1E6D6", 0.0020), bloom=0.07, sat=1.07, warm=0.03)
    if kind == "golden":
        world("#8FAEDB", "#FFD9A8", 0.78, "#6E9BD0", "#FFC98A", 0.85)
        sun(az, 15, 4.9, "#FFBC76", 2.5)
        return dict(exp=1.12, fog=("#FFD9AC", 0.0020), bloom=0.10, sat=1.05, warm=0.0)
    if kind == "overcast":
        world("#DFE6EA", "#F1F1EC", 1.15, "#C9D8E2", "#EFF2F0", 1.0)
        sun(az, 55, 1.6, "#FFF7EA", 14)
        return dict(exp=0.95, fog=("#E6EAEA", 0.002), bloom=0.04, sat=1.1, warm=0.02)
    if kind == "dusk":  # blue hour
        world("#5F86C8", "#E9B9A6", 0.62, "#2C4A7C", "#EB9A70", 0.55)
        sun(az, 9, 0.9, "#FFA477", 8)
        return dict(exp=1.2, fog=("#8C93B8", 0.0018), bloom=0.16, sat=1.06, warm=0.0)
    if kind == "night":
        world("#2C4784", "#4A68A6", 0.5, "#0F1D3E", "#33507F", 0.42)
        sun(az, 38, 0.35, "#9DB8FF", 4)
        return dict(exp=1.3, fog=("#2C4270", 0.0020), bloom=0.18, sat=1.06, warm=0.0)


def set_hour(hour):
    """Before anything is built: lamps and glass depend on the hour."""
    scene.night = hour in ("night", "dusk")
    SHEEN[:] = {
        "day": ["#CBE2F4", 0.95],
        "morning": ["#DCE8F0", 0.95],
        "golden": ["#FFDDB0", 0.8],
        "overcast": ["#E6EDF0", 0.9],
        "dusk": ["#8FA4D6", 0.35],
        "night": ["#5B78B8", 0.18],
    }[hour]


def time_of_day(kind, az=215):
    """Lights the scene; returns the settings of the grade and of the sky that the camera sees."""
    p = light_of_day(kind, az)
    el = {"day": 42, "morning": 28, "golden": 13, "overcast": 55, "dusk": 6, "night": 38}[kind]
    a, e = math.radians(az), math.radians(el)
    d = (math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e))
    S = {
        "day": dict(top="#4F93DA", hor="#D9ECF7", str=0.95, sund=d, sunc="#FFF6E0", glow=0.5),
        "morning": dict(top="#6DB0E6", hor="#FBEBD2", str=0.97, sund=d, sunc="#FFE9C0", glow=0.7),
        "golden": dict(top="#7FAEE0", hor="#FFDDB0", str=0.86, sund=d, sunc="#FFC078", glow=0.9),
        "overcast": dict(top="#C4D6E2", hor="#F1F3F0", str=1.0),
        "dusk": dict(top="#3F66AE", hor="#F6BE9E", str=0.62, sund=d, sunc="#FF9A60", glow=0.35, fogstr=0.5),
        "night": dict(top="#142650", hor="#4A6AA6", str=0.42, stars=True, fogstr=0.4),
    }[kind]
    return p, S


def lamp_pools(pts, e=110):
    for p in pts:
        area(p, 1.2, e, "#FFD8A0", target=(p[0], p[1], 0))
