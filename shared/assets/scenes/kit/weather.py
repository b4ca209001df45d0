"""Rain and snow, laid over a finished scene."""

import bpy
from kit.materials import rgba


def make_wet(material):
    """Turn a noisy ground material into wet asphalt: darker, with mirror-like puddles."""
    nt = material.node_tree
    p = nt.nodes["Principled BSDF"]
    geo, noise, ramp = (
        nt.nodes.new("ShaderNodeNewGeometry"),
        nt.nodes.new("ShaderNodeTexNoise"),
        nt.nodes.new("ShaderNodeMapRange"),
    )
    noise.inputs["Scale"].default_value = 0.28
    noise.inputs["Detail"].default_value = 1
    ramp.inputs["From Min"].default_value, ramp.inputs["From Max"].default_value = 0.45, 0.62
    ramp.inputs["To Min"].default_value, ramp.inputs["To Max"].default_value = 0.34, 0.04
    nt.links.new(geo.outputs["Position"], noise.inputs["Vector"])
    nt.links.new(noise.outputs["Fac"], ramp.inputs["Value"])
    nt.links.new(ramp.outputs["Result"], p.inputs["Roughness"])
    p.inputs["Specular"].default_value = 0.75


def snow_cover(amount=0.9, skip=("interior", "person", "tree_fir_", "cloud", "mtn", "room")):
    """Cover upward faces of every outdoor mesh with snow by swapping in snowy copies of its materials."""
    copies = {}
    for me in {o.data for o in bpy.context.scene.objects if o.type == "MESH"}:
        if me.name.startswith(skip):
            continue
        for i, m in enumerate(me.materials):
            if (
                m is None
                or not m.node_tree
                or "Principled BSDF" not in m.node_tree.nodes
                or m.name.startswith(("floor_in", "asph"))
            ):
                continue
            if m.name not in copies:
                copies[m.name] = snowy_copy(m, amount)
            me.materials[i] = copies[m.name]


def snowy_copy(m, amount):
    """Copy of a material whose upward faces turn white."""
    c = m.copy()
    nt = c.node_tree
    p = nt.nodes["Principled BSDF"]
    geo, sep, rng_, mix = (
        nt.nodes.new(k)
        for k in ("ShaderNodeNewGeometry", "ShaderNodeSeparateXYZ", "ShaderNodeMapRange", "ShaderNodeMixRGB")
    )
    (
        rng_.inputs["From Min"].default_value,
        rng_.inputs["From Max"].default_value,
        rng_.inputs["To Max"].default_value,
    ) = (0.25, 0.6, amount)
    nt.links.new(geo.outputs["Normal"], sep.inputs[0])
    nt.links.new(sep.outputs["Z"], rng_.inputs["Value"])
    nt.links.new(rng_.outputs["Result"], mix.inputs[0])
    src = p.inputs["Base Color"]
    mix.inputs[1].default_value = src.default_value
    if src.is_linked:
        nt.links.new(src.links[0].from_socket, mix.inputs[1])
    mix.inputs[2].default_value = rgba("#DDE3EA")
    nt.links.new(mix.outputs[0], src)
    return c
