"""Renders one shot: `blender -b --factory-startup -P render.py -- <shot> <target.png> [samples] [scale]`.

The same shot gives the same picture: every group of things draws from a random stream of its own, and Cycles from a
fixed seed.
"""

import json
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from finish.grade import grade  # noqa: E402

PASSES = {
    "Alpha": None,
    "Mist": "mist",
    "Normal": "normal",
    "DiffDir": "diffuse_direct",
    "DiffInd": "diffuse_indirect",
    "DiffCol": "diffuse_color",
    "GlossDir": "glossy_direct",
    "GlossInd": "glossy_indirect",
    "GlossCol": "glossy_color",
    "Emit": "emit",
}


def find_shot(name):
    """The entry of the shot lists: list name and place, as in golddrive-07."""
    list_name, _, number = name.rpartition("-")
    shots = json.loads((HERE / "shots" / (list_name + ".json")).read_text())["shots"]
    return shots[int(number) - 1]


def build(shot):
    """Build the scene; returns the settings of grade and sky."""
    from places.registry import SCENES

    others = ("scene", "caption", "alt", "camera", "size", "samples")
    options = {key: value for key, value in shot.items() if key not in others}
    return SCENES[shot["scene"]](camera_name=shot["camera"], **options)


def set_up(samples, width, height):
    """Cycles on the CPU: few bounces, no denoiser of its own, all passes that the grade needs."""
    render = bpy.context.scene.render
    render.engine = "CYCLES"
    render.film_transparent = True
    render.threads_mode, render.threads = "FIXED", os.cpu_count() or 2
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    cycles = bpy.context.scene.cycles
    settings = dict(
        device="CPU",
        samples=samples,
        use_adaptive_sampling=True,
        adaptive_threshold=0.02,
        adaptive_min_samples=max(8, samples // 3),
        use_denoising=False,
        max_bounces=5,
        diffuse_bounces=2,
        glossy_bounces=2,
        transmission_bounces=0,
        transparent_max_bounces=12,
        caustics_reflective=False,
        caustics_refractive=False,
        sample_clamp_indirect=2.5,
        sample_clamp_direct=0,
        blur_glossy=0.5,
        light_sampling_threshold=0.02,
        seed=1,
        use_auto_tile=False,
        filter_width=1.3,
    )
    for key, value in settings.items():
        setattr(cycles, key, value)
    mist = bpy.context.scene.world.mist_settings
    mist.start, mist.depth, mist.falloff = 0, 1000, "LINEAR"


def write_passes(folder):
    """Let the compositor write every pass as a file of floats."""
    layer = bpy.context.scene.view_layers[0]
    bpy.context.scene.use_nodes = True
    tree = bpy.context.scene.node_tree
    tree.nodes.clear()
    source, target = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    target.base_path = folder + "/"
    target.format.file_format, target.format.color_depth, target.format.exr_codec = "OPEN_EXR", "32", "NONE"
    target.file_slots.clear()
    for name, setting in PASSES.items():
        if setting:
            setattr(layer, "use_pass_" + setting, True)
        target.file_slots.new(name + "_")
        tree.links.new(source.outputs[name], target.inputs[name + "_"])


def read_passes(folder, width, height):
    """The written passes as arrays, top row first."""
    passes = {}
    for path in Path(folder).iterdir():
        image = bpy.data.images.load(str(path))
        image.colorspace_settings.name = "Raw"
        values = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(values)
        passes[path.name.split("_")[0]] = values.reshape(height, width, 4)[::-1, :, :3].copy()
        bpy.data.images.remove(image)
    return passes


def save(target, pixels):
    """Write bytes as PNG; Blender counts rows from below."""
    height, width, _channels = pixels.shape
    image = bpy.data.images.new("finished", width, height, alpha=False)
    values = np.ones((height, width, 4), np.float32)
    values[..., :3] = pixels[::-1] / 255
    image.pixels.foreach_set(values.ravel())
    image.filepath_raw, image.file_format = str(target), "PNG"
    image.save()


def main():
    name, target, *rest = sys.argv[sys.argv.index("--") + 1 :]
    samples, scale = int(rest[0]) if rest else 24, float(rest[1]) if len(rest) > 1 else 1.0
    started = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shot = find_shot(name)
    picture = build(shot)
    width, height = (int(side * scale) for side in shot.get("size", (1680, 945)))
    set_up(samples, width, height)
    folder = tempfile.mkdtemp(prefix="shot-", dir="/dev/shm" if os.path.isdir("/dev/shm") else None)
    try:
        write_passes(folder)
        bpy.ops.render.render()
        passes = read_passes(folder, width, height)
    finally:
        shutil.rmtree(folder)
    camera = bpy.context.scene.camera
    eye = dict(
        R=[list(row)[:3] for row in camera.matrix_world.to_3x3()],
        lens=camera.data.lens,
        shift=(camera.data.shift_x, camera.data.shift_y),
        pano=camera.data.type == "PANO",
    )
    pixels = grade(passes, eye, picture["grade"], picture["sky"], pano=eye["pano"])
    save(target, pixels)
    print("SHOT %s %dx%d, %d samples, %.0f s" % (name, width, height, samples, time.time() - started))


main()
