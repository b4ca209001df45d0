"""A stand at a trade fair, with a model of the restaurant on a table."""

import math
import bpy
from mathutils import Matrix
from kit.camera import camera
from kit.light import area, set_hour
from kit.materials import lit, material, pavement
from kit.mesh import Builder, text
from kit.scene import stream
from places.inside import interior_grade
from places.restaurant import restaurant
from things.crowd import Crowd
from things.furniture import table
from things.signs import logo_disc

pi = math.pi
SCALE = 0.075


def model_on_table(seed):
    """The whole building, small, on a white table in the middle of the stand."""
    before = set(bpy.context.scene.objects)
    restaurant(stream(seed, "house"))
    shrink = Matrix.Translation((-0.2, 0.1, 1.02)) @ Matrix.Rotation(0.5, 4, "Z") @ Matrix.Scale(SCALE, 4)
    for thing in set(bpy.context.scene.objects) - before:
        thing.matrix_world = shrink @ thing.matrix_world
        if thing.data.name.startswith("person"):
            bpy.data.objects.remove(thing)


def fair(seed, camera_name, hour):
    """Hall, stand with back wall and counter, visitors in conversation."""
    set_hour(hour)
    b = Builder()
    b.span(-30, -20, -0.1, 30, 24, 0, pavement("hallfloor", "#8E8C88", "#888682", "#7A7874", 3, 3, offset=0))
    b.span(-6, -4, 0, 6, 5, 0.06, material("carpet", "#1F6437", rough=0.95))
    b.span(-30, 24, 0, 30, 24.3, 9, material("hallwall", "#B9B6AE", rough=0.95))
    b.span(-30, -20, 9, 30, 24.3, 9.2, material("hallroof", "#A9A7A0", rough=0.95, emit=0.2))
    for k in range(7):
        b.box(-24 + k * 8, 8, 8.4, 0.4, 40, 0.6, "steel")
        b.box(-20 + k * 8, 4, 8.2, 1.6, 12, 0.08, lit("halllamp", "#FFF6E4", 2.5, 4))
    b.span(-6, 5, 0, 6, 5.3, 4.6, material("stand", "#C3030B", rough=0.6))
    b.span(-6.3, -1, 0, -6, 5.3, 4.6, material("standside", "#E6DCC8", rough=0.8))
    b.span(-6, 4.93, 3.95, 6, 5.0, 4.1, "gold")
    T = b.T.copy()
    b.T = Matrix.Translation((-3.6, 5.0, 2.4))
    logo_disc(b, 0, 0, 0, 1.0)
    b.T = T
    b.box(-0.2, 0.1, 0.06, 3.0, 2.6, 0.9, "white", 0.02)
    b.box(-0.2, 0.1, 0.96, 3.3, 2.9, 0.06, material("modelbase", "#9AA65C", rough=0.9), 0.01)
    b.box(3.9, 2.8, 0.06, 2.4, 0.7, 1.05, "wood", 0.02)
    b.box(3.9, 2.8, 1.11, 2.6, 0.85, 0.05, "cream", 0.01)
    rng = stream(seed, "stand")
    b.T = Matrix.Translation((-4.2, -1.6, 0.06))
    table(b, 0, 0, rng, 4)
    b.T = Matrix.Identity(4)
    for k, colour in enumerate(("#2F6F8F", "#C9A46A", "#7B5B73")):
        b.span(-22 + k * 17, 14, 0, -12 + k * 17, 14.3, 4.2, material("other" + colour, colour, rough=0.8))
    b.obj("fair")
    title = text("Goldbraun Immobilien", 0.72, "white", (1.6, 4.96, 2.5))
    title.rotation_euler = (pi / 2, 0, 0)
    model_on_table(seed)
    crowd = Crowd(stream(seed, "visitors"), gap=0.6, season="autumn")
    crowd.seated(b.seats, 0.6, 0.06)
    for x, y, heading, pose in (
        (-2.5, 0.4, 0, "lean"),
        (-2.4, -0.6, 0.4, "stand"),
        (1.9, 0.6, pi, "wave"),
        (0.6, 2.2, -1.8, "stand"),
        (-0.8, 2.2, -1.4, "lean"),
        (3.9, 3.6, -pi / 2, "stand"),
        (3.5, 1.9, pi / 2, "lean"),
        (8.2, 3.0, 2.4, "walk"),
        (9.5, 8.0, 0.4, "walk2"),
        (-9, 9.0, 0.1, "walk"),
    ):
        crowd.person(x, y, 0.06 if abs(x) < 6 else 0, heading, pose)
    area((0, 0, 6.5), 14, 900, "#FFF4E2", (0, 0, 0), sy=10)
    area((0, -8, 5), 8, 300, "#FFF4E2", (0, 1, 1), sy=3)
    camera((5.6, -7.6, 2.0), (-0.4, 1.6, 1.75), 28)
    return interior_grade(hour, 200)
