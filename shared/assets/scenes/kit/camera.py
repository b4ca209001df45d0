"""Cameras, and the clearing of what stands before the lens."""

import bpy
import math
from mathutils import Vector


def camera(loc, target, lens=35, shift_y=0.0, shift_x=0.0, fstop=None, focus=None, level=True):
    """level=True: vertical lines stay vertical (architectural shift lens)"""
    c = bpy.data.cameras.new("Cam")
    c.lens = lens
    c.sensor_width = 36
    c.clip_end = 3000
    o = bpy.data.objects.new("Cam", c)
    o.location = loc
    d = Vector(target) - Vector(loc)
    if level:
        horiz = math.hypot(d.x, d.y)
        c.shift_y = (d.z / horiz) * lens / 36 + shift_y
        d = Vector((d.x, d.y, 0))
    else:
        c.shift_y = shift_y
    c.shift_x = shift_x
    o.rotation_euler = d.to_track_quat("-Z", "Y").to_euler()
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = focus or d.length
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    return o


def camera_pano(loc, rz=0):
    c = bpy.data.cameras.new("Cam")
    c.type = "PANO"
    c.cycles.panorama_type = "EQUIRECTANGULAR"
    c.clip_end = 3000
    o = bpy.data.objects.new("Cam", c)
    o.location = loc
    o.rotation_euler = (math.pi / 2, 0, rz)
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    return o


def clear_view(
    loc,
    target,
    near=9.0,
    half=7.5,
    upto=0.82,
    kinds=("tree_", "lamp", "shrub", "bike", "tuft", "planter_", "car_", "peg"),
):
    """drop vegetation/lamps that stand in front of the lens or in the corridor camera->subject"""
    a = Vector((loc[0], loc[1]))
    d = Vector((target[0], target[1])) - a
    L = d.length
    d /= L
    for o in list(bpy.context.scene.objects):
        if not o.data or not any(o.data.name.startswith(k) for k in kinds):
            continue
        v = Vector((o.location.x, o.location.y)) - a
        t = v.dot(d)
        lat = abs(v.x * d.y - v.y * d.x)
        low = o.data.name.startswith(("shrub", "tuft", "car_", "peg", "person", "bike", "flag"))
        if v.length < ({"c": 15.0, "p": 6.0}.get(o.data.name[0], 2.5) if low else near) or (
            not low and 0 < t < L * upto and lat < half * max(0.45, t / L)
        ):
            bpy.data.objects.remove(o)


def clear_people(pos, reach):
    """Remove people (and their chairs' guests) who stand too close to the lens."""
    import bpy

    for o in list(bpy.context.scene.objects):
        if (
            o.data
            and o.data.name.startswith(("person", "bike"))
            and math.hypot(o.location.x - pos[0], o.location.y - pos[1]) < reach
        ):
            bpy.data.objects.remove(o)
