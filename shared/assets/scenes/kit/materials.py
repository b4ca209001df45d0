"""Colours and materials; one material per name and scene."""

import bpy
from kit.scene import scene


def lin(c):
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def rgba(h, a=1.0):
    h = h.lstrip("#")
    return (lin(int(h[0:2], 16) / 255), lin(int(h[2:4], 16) / 255), lin(int(h[4:6], 16) / 255), a)


PALETTE = dict(
    red="#D90007",
    gold="#FFBC0D",
    lgreen="#A9C141",
    dgreen="#1F6437",
    white="#E6E0D4",
    cream="#E4D6BA",
    anth="#3A3D3F",
    dark="#26282A",
    asphalt="#6E6F73",
    asphalt2="#7C7B7C",
    paving="#C8BBA6",
    paving2="#C9BBA6",
    kerb="#B5B0A8",
    grass="#8DB255",
    grass2="#7BA24A",
    wood="#C08A52",
    wood2="#A9713F",
    steel="#AEB4B8",
    skin="#E7B58F",
    trunk="#8A6246",
    mark="#D6D3CA",
    concrete="#C6C2BA",
    solar="#23344F",
    tyre="#2B2B2D",
)


MATERIALS = {}


def material(name, color=None, rough=0.65, metal=0.0, spec=0.25, emit=0.0, emit_color=None, var=0.0):
    key = name
    if key in MATERIALS:
        return MATERIALS[key]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    p = nt.nodes["Principled BSDF"]
    col = rgba(color or PALETTE.get(name, "#CCCCCC"))
    p.inputs["Base Color"].default_value = col
    p.inputs["Roughness"].default_value = rough
    p.inputs["Metallic"].default_value = metal
    p.inputs["Specular"].default_value = spec
    if emit:
        p.inputs["Emission"].default_value = rgba(emit_color) if emit_color else col
        p.inputs["Emission Strength"].default_value = emit
    if var:  # per-object brightness variation
        oi = nt.nodes.new("ShaderNodeObjectInfo")
        hs = nt.nodes.new("ShaderNodeHueSaturation")
        mr = nt.nodes.new("ShaderNodeMapRange")
        mr.inputs["To Min"].default_value = 1 - var
        mr.inputs["To Max"].default_value = 1 + var
        nt.links.new(oi.outputs["Random"], mr.inputs["Value"])
        nt.links.new(mr.outputs["Result"], hs.inputs["Value"])
        hs.inputs["Color"].default_value = col
        nt.links.new(hs.outputs["Color"], p.inputs["Base Color"])
    MATERIALS[key] = m
    return m


def emitter(name, color, strength):
    if name in MATERIALS:
        return MATERIALS[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    e = nt.nodes.new("ShaderNodeEmission")
    o = nt.nodes.new("ShaderNodeOutputMaterial")
    e.inputs[0].default_value = rgba(color)
    e.inputs[1].default_value = strength
    nt.links.new(e.outputs[0], o.inputs[0])
    # small/dim emitters need no light sampling
    m.cycles.sample_as_light = strength >= 6
    MATERIALS[name] = m
    return m


SHEEN = ["#CFE3F2", 0.5]


def glass(name="glass", tint="#DDEBEA", refl=1.0):
    """noise-free stylised glass: tinted Transparent + additive 'sheen' (fresnel sky tint + soft diagonal glints). No random split => no grain"""
    if name in MATERIALS:
        return MATERIALS[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    N = nt.nodes.new
    Lk = nt.links.new
    t = N("ShaderNodeBsdfTransparent")
    e = N("ShaderNodeEmission")
    ad = N("ShaderNodeAddShader")
    o = N("ShaderNodeOutputMaterial")
    t.inputs[0].default_value = rgba(tint)
    e.inputs[0].default_value = rgba(SHEEN[0])
    fr = N("ShaderNodeFresnel")
    fr.inputs[0].default_value = 1.45
    ge = N("ShaderNodeNewGeometry")
    dp = N("ShaderNodeVectorMath")
    dp.operation = "DOT_PRODUCT"
    dp.inputs[1].default_value = (0.62, 0.62, 0.5)
    Lk(ge.outputs["Position"], dp.inputs[0])
    sn = N("ShaderNodeMath")
    sn.operation = "SINE"
    Lk(dp.outputs["Value"], sn.inputs[0])
    mr = N("ShaderNodeMapRange")
    mr.interpolation_type = "SMOOTHSTEP"
    mr.inputs["From Min"].default_value = 0.55
    mr.inputs["From Max"].default_value = 0.72
    mr.inputs["To Min"].default_value = 0
    mr.inputs["To Max"].default_value = 0.07
    Lk(sn.outputs[0], mr.inputs["Value"])
    ma = N("ShaderNodeMath")
    ma.operation = "MULTIPLY_ADD"
    ma.inputs[1].default_value = 0.8
    Lk(fr.outputs[0], ma.inputs[0])
    Lk(mr.outputs["Result"], ma.inputs[2])
    mn = N("ShaderNodeMath")
    mn.operation = "MINIMUM"
    mn.inputs[1].default_value = 0.4
    Lk(ma.outputs[0], mn.inputs[0])
    ms = N("ShaderNodeMath")
    ms.operation = "MULTIPLY"
    ms.inputs[1].default_value = SHEEN[1]
    Lk(mn.outputs[0], ms.inputs[0])
    Lk(ms.outputs[0], e.inputs[1])
    Lk(t.outputs[0], ad.inputs[0])
    Lk(e.outputs[0], ad.inputs[1])
    Lk(ad.outputs[0], o.inputs[0])
    m.cycles.sample_as_light = False
    MATERIALS[name] = m
    return m


def pavement(name, c1, c2, joint, sx=1.2, sy=0.6, mortar=0.012, offset=0.5, upright=False):
    """Slabs in the ground, or bricks in upright walls: joints without geometry."""
    if name in MATERIALS:
        return MATERIALS[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    p = nt.nodes["Principled BSDF"]
    ge = nt.nodes.new("ShaderNodeNewGeometry")
    b = nt.nodes.new("ShaderNodeTexBrick")
    b.offset = offset
    b.inputs["Scale"].default_value = 1.0
    b.inputs["Color1"].default_value = rgba(c1)
    b.inputs["Color2"].default_value = rgba(c2)
    b.inputs["Mortar"].default_value = rgba(joint)
    b.inputs["Mortar Size"].default_value = mortar
    b.inputs["Mortar Smooth"].default_value = 0.2
    b.inputs["Brick Width"].default_value = sx
    b.inputs["Row Height"].default_value = sy
    if upright:  # courses run along the wall, whichever way it faces
        parts, along, across = (
            nt.nodes.new(kind) for kind in ("ShaderNodeSeparateXYZ", "ShaderNodeMath", "ShaderNodeCombineXYZ")
        )
        nt.links.new(ge.outputs["Position"], parts.inputs[0])
        nt.links.new(parts.outputs["X"], along.inputs[0])
        nt.links.new(parts.outputs["Y"], along.inputs[1])
        nt.links.new(along.outputs[0], across.inputs["X"])
        nt.links.new(parts.outputs["Z"], across.inputs["Y"])
        nt.links.new(across.outputs[0], b.inputs["Vector"])
    else:
        nt.links.new(ge.outputs["Position"], b.inputs["Vector"])
    nt.links.new(b.outputs["Color"], p.inputs["Base Color"])
    p.inputs["Roughness"].default_value = 0.8
    p.inputs["Specular"].default_value = 0.15
    MATERIALS[name] = m
    return m


def noisy(name, c1, c2, scale=0.25, rough=0.9):
    if name in MATERIALS:
        return MATERIALS[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    p = nt.nodes["Principled BSDF"]
    ge = nt.nodes.new("ShaderNodeNewGeometry")
    n = nt.nodes.new("ShaderNodeTexNoise")
    r = nt.nodes.new("ShaderNodeValToRGB")
    n.inputs["Scale"].default_value = scale
    n.inputs["Detail"].default_value = 2
    r.color_ramp.elements[0].position = 0.4
    r.color_ramp.elements[1].position = 0.6
    r.color_ramp.elements[0].color = rgba(c1)
    r.color_ramp.elements[1].color = rgba(c2)
    nt.links.new(ge.outputs["Position"], n.inputs["Vector"])
    nt.links.new(n.outputs["Fac"], r.inputs[0])
    nt.links.new(r.outputs[0], p.inputs["Base Color"])
    p.inputs["Roughness"].default_value = rough
    p.inputs["Specular"].default_value = 0.1
    MATERIALS[name] = m
    return m


def lit(name, color, day, night):  # emissive surfaces: day/night strength; signage stays shaded by day
    if (
        not scene.night
        and name in ("swhite", "sgold", "sred", "pyred", "pywh", "sgreen")
        or name.startswith("st#")
        and not scene.night
    ):
        return material(name + "_d", color, rough=0.5, spec=0.2, emit=day * 0.45)
    return emitter(name + ("_n" if scene.night else "_d"), color, night if scene.night else day)


def cloth(color):
    """Matt clothing material."""
    return material("cl" + color, color, rough=0.85, spec=0.08)
