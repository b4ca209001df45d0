"""Kitchen, a shop being fitted out, and the dining room on the upper floor."""

import math
from typing import NamedTuple
from kit.camera import camera
from kit.light import area, set_hour
from kit.materials import glass, lit, material, noisy, pavement
from kit.mesh import Builder
from kit.scene import stream
from places.cities import CITIES
from places.glazing import slats
from places.houses import facade_block
from places.inside import LOOKS, interior_grade, lamp
from places.room_life import STAFF
from things.crowd import Crowd
from things.food import burger, drink, fries, tray
from things.furniture import table
from mathutils import Matrix

pi = math.pi


class Eye(NamedTuple):
    """A camera with upright verticals: metres, focal length in mm."""

    position: tuple
    target: tuple
    lens: float


def box_room(b, x, y, height, floor, wall, ceiling):
    """A closed room, the wall behind the camera left out."""
    b.span(-x, -y, -0.1, x, y, 0, floor)
    b.span(-x, y, 0, x, y + 0.2, height, wall)
    b.span(-x - 0.2, -y, 0, -x, y + 0.2, height, wall)
    b.span(x, -y, 0, x + 0.2, y + 0.2, height, wall)
    b.span(-x - 0.2, -y, height, x + 0.2, y + 0.2, height + 0.2, ceiling)


KITCHEN = {"line": Eye((3.6, -2.7, 1.65), (-1.6, 1.8, 1.15), 24), "pass": Eye((-2.9, -2.2, 1.55), (0.6, 1.0, 1.2), 30)}


def worktop(b, x0, x1, y, depth=0.8):
    """Steel counter with doors below."""
    steel = material("worksteel", "#B9BEC0", rough=0.35, metal=0.4, spec=0.4)
    b.span(x0, y, 0.12, x1, y + depth, 0.88, material("cabinet", "#9DA3A6", rough=0.5))
    b.span(x0 - 0.02, y - 0.03, 0.88, x1 + 0.02, y + depth, 0.93, steel, 0.01)
    for k in range(int((x1 - x0) / 0.7)):
        b.span(x0 + k * 0.7 + 0.03, y - 0.015, 0.18, x0 + (k + 1) * 0.7 - 0.03, y, 0.82, steel, 0.01)
        b.box(x0 + k * 0.7 + 0.35, y - 0.03, 0.72, 0.3, 0.02, 0.03, "anth")


def grill_line(b):
    """Grill, fryers and hood along the back wall."""
    steel = material("worksteel", "#B9BEC0", rough=0.35, metal=0.4, spec=0.4)
    worktop(b, -4.4, 4.4, 2.2)
    b.span(-4.0, 1.9, 2.15, 3.4, 3.0, 2.75, steel, 0.03)
    b.span(-3.9, 1.95, 2.12, 3.3, 2.95, 2.15, lit("hood", "#FFF0CC", 0.9, 1.6))
    b.span(-3.6, 2.3, 0.93, -1.2, 2.9, 0.99, "dark", 0.01)
    for k in range(10):
        x, y = -3.4 + (k % 5) * 0.5, 2.45 + (k // 5) * 0.28
        b.cyl(x, y, 0.99, 0.1, 0.035, material("patty", "#5B3420", rough=0.85), 14)
    for k in range(3):
        x = 0.1 + k * 0.8
        b.box(x, 2.6, 0.93, 0.6, 0.6, 0.1, "anth", 0.02)
        b.box(x, 2.6, 1.03, 0.44, 0.44, 0.02, material("oil", "#D9A441", rough=0.2))
        b.box(x, 2.45, 1.05, 0.3, 0.3, 0.16, "steel", 0.01)
        for q in range(8):
            b.box(
                x - 0.1 + (q % 4) * 0.06,
                2.4 + (q // 4) * 0.08,
                1.14,
                0.02,
                0.02,
                0.14,
                material("fry", "#F2C14E", rough=0.7),
                0,
                ry=0.3 * (q % 3 - 1),
            )


def assembly_table(b):
    """The table in the middle: buns, toppings in bins, finished meals."""
    worktop(b, -2.6, 2.0, -0.35, 1.0)
    for k in range(6):
        b.box(-2.2 + k * 0.42, 0.42, 0.93, 0.34, 0.34, 0.1, "steel", 0.01)
        topping = ("#8CB83A", "#CE3A2B", "#FFB61E", "#E9E3D8", "#6E9A44", "#C9833A")[k]
        b.box(-2.2 + k * 0.42, 0.42, 1.0, 0.28, 0.28, 0.04, material("top" + topping, topping, rough=0.8), 0.01)
    for k in range(5):
        burger(b, -2.2 + k * 0.34, -0.08, 0.93, 0.085, True)
    b.span(-2.6, 0.55, 1.5, 2.0, 0.62, 1.55, "steel")
    for x in (-2.5, 1.9):
        b.box(x, 0.6, 0.93, 0.05, 0.05, 0.6, "steel")
    for k in range(3):
        b.box(-2.0 + k * 1.4, 0.56, 1.56, 0.5, 0.06, 0.4, "dark", 0.02)
        b.box(-2.0 + k * 1.4, 0.52, 1.59, 0.44, 0.02, 0.34, lit("screen", "#DCE6E4", 0.7, 1.2))


def hand_out_shelf(b):
    """Where finished orders wait: paper bags and trays."""
    worktop(b, 2.6, 4.4, -0.9, 0.8)
    bag = material("paperbag", "#C79A66", rough=0.95)
    for k in range(3):
        b.box(2.9 + k * 0.45, -0.45, 0.93, 0.3, 0.2, 0.4, bag, 0.01, rz=0.1 * k)
    tray(b, 0.6, 0.0, 0.93, 0.0, True)
    tray(b, 1.25, -0.02, 0.93, 0.05, True)
    drink(b, 1.75, -0.1, 0.93, 1.2)
    fries(b, 1.75, 0.12, 0.93, 1.2)


def kitchen(seed, camera_name, hour):
    """Grill line, assembly table and hand-out, with staff at work."""
    eye = KITCHEN[camera_name]
    set_hour(hour)
    b = Builder()
    tiles = pavement("tiles", "#E3DED2", "#DAD4C6", "#B8B1A2", 0.4, 0.2, upright=True)
    floor = pavement("redtiles", "#A0604A", "#96573F", "#7C4634", 0.3, 0.3, offset=0)
    box_room(b, 4.6, 3.0, 3.1, floor, tiles, material("inc", "#E9E1D2", rough=0.95, emit=0.3))
    grill_line(b)
    assembly_table(b)
    hand_out_shelf(b)
    b.span(-4.5, -2.4, 0.1, -4.0, 0.6, 2.1, material("fridge", "#C4C8C9", rough=0.4, spec=0.4), 0.03)
    for x in (-3.2, 0, 3.2):
        b.box(x, -0.6, 3.04, 1.4, 0.3, 0.05, lit("tube", "#FFF6E4", 3.5, 6))
    b.obj("kitchen")
    crowd = Crowd(stream(seed, "kitchen"), gap=0.5)
    for x, y, heading, pose in (
        (-2.6, 1.55, pi / 2, "carry"),
        (0.6, 1.5, pi / 2, "lean"),
        (-1.4, -0.85, pi / 2, "carry"),
        (0.9, 1.0, -pi / 2, "carry"),
        (3.1, 0.5, -pi / 2, "stand"),
    ):
        crowd.person(x, y, 0, heading, pose, **STAFF)
    area((0, 0, 2.95), 7, 160, "#FFF4E2", (0, 0, 0), sy=4)
    area((0, -3.4, 2.6), 6, 60, "#FFF4E2", (0, 1, 1), sy=1.4)
    camera(eye.position, eye.target, eye.lens)
    return interior_grade(hour, 235)


FITOUT = {"room": Eye((5.2, -3.9, 1.7), (-2.2, 2.6, 1.5), 24)}


def fit_out(seed, camera_name, hour):
    """A shop being turned into a restaurant: raw walls, open ceiling, ladders, workers."""
    eye = FITOUT[camera_name]
    set_hour(hour)
    b = Builder()
    raw = noisy("rawwall", "#B3A793", "#A69A86", 0.6)
    bricks = pavement("oldbrick", "#A9674F", "#9A5A44", "#C2B5A2", 0.5, 0.16, mortar=0.02, upright=True)
    box_room(
        b,
        6.5,
        4.5,
        3.9,
        noisy("screed", "#9E978B", "#938C80", 0.5),
        raw,
        material("rawceil", "#BDB4A4", rough=0.95, emit=0.12),
    )
    b.span(-6.45, 4.42, 0, -1.5, 4.5, 2.9, bricks)
    for k in range(4):
        b.cyl(
            -6.4,
            -3.2 + k * 1.9,
            3.45 - 0.02 * k,
            0.17,
            12.8,
            material("duct", "#AEB4B8", rough=0.35, metal=0.5),
            14,
            M=Matrix.Rotation(pi / 2, 4, "Y"),
        ) if k < 2 else None
    for k in range(5):
        b.box(-4.8 + k * 2.3, 4.1, 0, 0.09, 0.09, 3.6, "steel")
        b.box(-4.8 + k * 2.3, 2.9, 0, 0.09, 0.09, 3.6, "steel") if k > 1 else None
    board = material("board", "#C9BFA8", rough=0.95)
    b.span(-0.2, 2.86, 0, 4.4, 2.94, 2.6, board)
    for k in range(3):
        b.box(0.9 + k * 1.3, 2.84, 0.0, 0.02, 0.02, 2.6, "anth")
    for k in range(6):
        b.box(-4.6, -1.6, 0.04 + k * 0.05, 1.25, 2.5, 0.045, board, 0.005, rz=0.02 * (k % 3))
    for x, y, lean in ((-2.4, 2.6, 0.0), (2.2, 1.9, 0.4)):
        for side in (-0.25, 0.25):
            b.box(x + side, y, 0, 0.05, 0.08, 2.4, material("rail", "#E0A010"), 0.005, rx=0.18, rz=lean)
            b.box(x + side, y + 0.8, 0, 0.05, 0.08, 2.3, material("rail", "#E0A010"), 0.005, rx=-0.18, rz=lean)
        for k in range(6):
            b.box(x, y - 0.16 + k * 0.07, 0.35 + k * 0.35, 0.5, 0.06, 0.03, "steel", 0, rz=lean)
    for x, y, colour in ((-0.9, 0.7, "red"), (-0.4, 1.1, "gold"), (0.1, 0.6, "white")):
        b.cyl(x, y, 0, 0.16, 0.34, colour, 14)
    b.span(-6.5, -4.5, 0.3, -6.42, 2.6, 3.3, lit("daywindow", "#DCEBF5", 1.6, 0.3))
    b.obj("fitout")
    crowd = Crowd(stream(seed, "fitout"), gap=0.6)
    for x, y, heading, pose in (
        (-2.9, 1.5, pi / 2, "carry"),
        (1.2, 1.9, pi / 2, "lean"),
        (-4.0, 0.6, -0.4, "phone"),
        (-3.2, 0.3, 2.6, "stand"),
        (3.4, 1.2, 2.4, "walk"),
    ):
        crowd.person(x, y, 0, heading, pose, builder=True)
    area((-6.2, 0, 1.9), 5, 190, "#EAF2FA", (0, 0, 1.2), sy=2.6)
    area((0, 0, 3.7), 9, 170, "#FFF4E2", (0, 0, 0), sy=6)
    camera(eye.position, eye.target, eye.lens)
    return interior_grade(hour, 235)


UPPER = {"room": Eye((5.8, -2.2, 1.7), (-3.4, 3.0, 1.45), 24)}


def upper_room(seed, camera_name, hour, city="berlin"):
    """The dining room on the first floor: tall windows, the houses of the other side outside."""
    eye = UPPER[camera_name]
    set_hour(hour)
    look = LOOKS["standard"]
    b = Builder()
    x, y, height = 7.0, 4.5, 3.6
    b.span(-x, -y, -0.1, x, y, 0, pavement("infl", *look["floor"], 2.2, 0.28))
    b.span(-x - 0.2, -y, 0, -x, y, height, material("inw", "#E4D3B4", rough=0.9))
    b.span(-x, -y, height, x, y + 0.3, height + 0.2, material("inc", "#E9E1D2", rough=0.95, emit=0.22))
    wall = material("upwall", "#8FA68A", rough=0.9)
    bays = 5
    width = 2 * x / bays
    for k in range(bays):
        left = -x + k * width
        b.span(left, y, 0, left + 0.55, y + 0.3, height, wall)
        b.span(left + width - 0.55, y, 0, left + width, y + 0.3, height, wall)
        b.span(left + 0.55, y, 0, left + width - 0.55, y + 0.3, 0.55, wall)
        b.span(left + 0.55, y, 3.0, left + width - 0.55, y + 0.3, height, wall)
        middle = left + width / 2
        b.box(middle, y + 0.15, 0.55, 0.07, 0.08, 2.45, "white")
        b.box(middle, y + 0.16, 2.2, width - 1.1, 0.06, 0.06, "white")
        pane = [(left + 0.55, y + 0.2, 0.55), (left + width - 0.55, y + 0.2, 0.55)]
        pane += [(left + width - 0.55, y + 0.2, 3.0), (left + 0.55, y + 0.2, 3.0)]
        b.quad(*pane, glass())
    slats(b, -y + 0.2, y - 0.2, -x + 0.1, 0, height - 0.1, "wood", 0.3, axis="y")
    rng = stream(seed, "furniture")
    for k, (tx, ty) in enumerate(
        ((-5.2, 2.6), (-2.6, 3.0), (0, 2.8), (2.6, 2.9), (-4.2, 0.2), (-1.2, 0.4), (1.8, 0.2), (-2.6, -2.2))
    ):
        b.T = Matrix.Translation((tx, ty, 0))
        table(b, 0, 0, rng, rng.choice([2, 4, 4]))
        b.T = Matrix.Identity(4)
        lamp(b, tx, ty, ("gold", "red", "white")[k % 3])
    b.obj("room")
    crowd = Crowd(stream(seed, "dining"))
    crowd.taken.append(eye.position[:2])
    crowd.seated([seat for seat in b.seats if math.dist(seat[:2], eye.position[:2]) > 3.1], 0.6)
    crowd.walker(-3.4, -1.0, 0, 0.6, bag="tray")
    street = stream(seed, "across")
    spot = -40
    while spot < 40:
        wide = street.uniform(10, 14)
        facade_block(street, wide, 11, 4, street.choice(CITIES[city]), spot + wide / 2, y + 15, 0, gh=0.2)
        spot += wide + 0.02
    area((0, 0, height - 0.3), 12, 260, "#FFF0DC", (0, 0, 0), sy=7)
    camera(eye.position, eye.target, eye.lens)
    return interior_grade(hour, 200)
