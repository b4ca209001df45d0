"""Guests and staff of the dining room."""

import math
from kit.materials import material
from kit.mesh import Builder
from kit.scene import stream
from things.crowd import Crowd

pi = math.pi
STAFF = dict(staff=True, top="#8E1016")


def diners(seed, eye, seats):
    """Guests at the tables, a queue and staff at the counter; nobody within 3 m of the lens."""
    crowd = Crowd(stream(seed, "dining"))
    crowd.taken.append(eye[:2])

    def far(x, y):
        return math.hypot(x - eye[0], y - eye[1]) >= 3.1

    crowd.seated([seat for seat in seats if far(*seat[:2])], 0.62)
    for x, pose in ((-0.9, "stand"), (1.4, "carry"), (3.2, "stand"), (4.9, "stand")):
        crowd.person(x, 4.25, 0, -pi / 2, pose, **STAFF)
    queue = (
        (-0.7, 1.95, "lean", "shoulder"),
        (1.7, 1.9, "stand", "rucksack"),
        (1.9, 0.95, "phone", "phone"),
        (3.9, 1.9, "lean", None),
    )
    for x, y, pose, bag in queue:
        if far(x, y):
            crowd.person(x, y, 0, pi / 2, pose, bag=bag)
    crowd.person(-3.7, 3.0, 0, pi / 2, "lean")
    if far(-1.9, 0.7):
        crowd.walker(-1.9, 0.7, 0, -2.3, bag="tray")
    crowd.person(-4.6, 3.0, 0, pi / 2, "stand", child=True)
    return crowd


def play_corner(crowd):
    """A play house with a slide on a soft floor, a bench and children."""
    b = Builder()
    b.cyl(5.4, -3.3, 0.005, 2.0, 0.03, material("softfall2", "#D9A441", rough=1), 28)
    b.cyl(5.6, -3.4, 0.036, 1.2, 0.01, material("softfall", "#7FA05A", rough=1), 24)
    for x in (5.1, 6.3):
        for y in (-4.6, -3.4):
            b.cyl(x, y, 0.03, 0.06, 2.1, "wood", 8)
    b.box(5.7, -4.0, 0.95, 1.4, 1.4, 0.08, "wood", 0.02)
    b.add(
        [(4.9, -4.8, 2.05), (6.5, -4.8, 2.05), (6.5, -3.2, 2.05), (4.9, -3.2, 2.05), (5.7, -4.0, 2.8)],
        [[0, 1, 4], [1, 2, 4], [2, 3, 4], [3, 0, 4]],
        material("plroof", "#C9121A", rough=0.7),
    )
    slide = material("slide", "#F0B020", rough=0.35, spec=0.4)
    b.box(4.4, -4.0, 0.45, 1.75, 0.5, 0.05, slide, 0.02, ry=-math.atan2(0.95, 1.4))
    for side in (-1, 1):
        b.box(4.4, -4.0 + side * 0.25, 0.5, 1.75, 0.05, 0.16, slide, 0.02, ry=-math.atan2(0.95, 1.4))
    for side, colour in ((-1, "lgreen"), (1, "red")):
        b.box(5.7, -4.0 + side * 0.66, 1.05, 1.1, 0.05, 0.5, colour, 0.02)
    for x, y, colour in ((4.3, -2.6, "red"), (5.0, -2.2, "gold"), (4.7, -2.9, "lgreen")):
        b.box(x, y, 0.04, 0.3, 0.3, 0.3, colour, 0.03, rz=x)
    b.box(6.9, -1.6, 0, 0.5, 1.9, 0.45, "dgreen", 0.05)
    b.obj("play")
    crowd.person(4.6, -1.9, 0.03, -2.0, "stand", child=True, gap=0.3)
    crowd.person(3.6, -3.2, 0.03, 0.3, "wave", child=True, gap=0.3)
    crowd.person(5.9, -3.9, 1.02, pi, "stand", child=True, gap=0.1)
    crowd.person(6.75, -1.9, 0.0, pi, "sit", gap=0.3)
    crowd.person(6.75, -1.2, 0.0, pi, "eat", gap=0.3)
