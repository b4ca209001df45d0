"""The dining room: glass on the left and in front, counter at the back on the right. x -7.5 … 7.5, y -5.5 … 5.5."""

import math
from typing import NamedTuple
from mathutils import Matrix
from kit.camera import camera, clear_people
from kit.light import area, set_hour, time_of_day
from kit.materials import lit, material, noisy, pavement
from kit.mesh import Builder, place
from kit.scene import scene, stream
from places.cities import CITIES
from places.glazing import curtain, slats
from places.houses import facade_block
from places.restaurant_interior import menu_wall
from places.room_life import diners, play_corner
from things.crowd import Crowd
from things.food import tray
from things.furniture import table
from things.plants import shrub_mesh, tree_meshes
from things.signs import logo_disc
from things.vehicles import Garage

pi = math.pi
LENGTH, DEPTH, HEIGHT = 15, 11, 3.7
TABLES = ((-3.4, -3.6), (-3.2, -0.8), (-0.6, -2.6), (0.4, -0.2), (2.9, -3.2), (3.6, 0.2), (-1, -4.6))


class Eye(NamedTuple):
    """A camera with upright verticals: metres, focal length in mm."""

    position: tuple
    target: tuple
    lens: float


CAMERAS = {
    "room": Eye((5.6, -4.3, 1.75), (-3, 3.2, 1.5), 24),
    "counter": Eye((-2.2, -0.6, 1.65), (1.9, 4.4, 1.75), 30),
    "booths": Eye((-1.2, 2.2, 1.7), (-6.6, -2.2, 1.2), 28),
    "table": Eye((-0.1, -4.1, 1.4), (-0.55, -2.65, 0.84), 44),
    "kiosk": Eye((-1.6, 0.6, 1.6), (-4.7, 4.1, 1.45), 34),
    "long": Eye((6.7, 2.1, 1.85), (-4.5, -3.4, 1.15), 23),
    "pick_up": Eye((6.4, -0.4, 1.7), (1.2, 4.6, 1.7), 28),
    "play": Eye((0.4, -0.6, 1.7), (6.0, -3.6, 1.1), 27),
}

LOOKS = {
    "standard": dict(floor=("#C9A77A", "#BC9868", "#A88656"), wall="#EFE3CD", side="#C9060D", seats=("red", "dgreen")),
    "berlin": dict(floor=("#8C8378", "#82796E", "#6C645A"), wall="#3F4A47", side="#C99A1E", seats=("gold", "anth")),
    "dresden": dict(floor=("#D2BC94", "#C7AE83", "#B0986D"), wall="#8FA68A", side="#1F6437", seats=("dgreen", "red")),
}


def shell_of_room(b, look):
    """Floor, walls, ceiling with beams, glass fronts."""
    x, y = LENGTH / 2, DEPTH / 2
    floor = pavement("infl", *look["floor"], 2.2, 0.28)
    b.span(-x, -y, -0.1, x, y, 0, floor)
    b.span(-x, y - 0.2, 0, x - 0.2, y, HEIGHT, material("inw", look["wall"], rough=0.9))
    b.span(x - 0.2, -y, 0, x, y, HEIGHT, material("inr", look["side"], rough=0.8))
    # light of its own keeps the shaded ceiling free of noise, beams hang clear of it
    b.span(-x, -y, HEIGHT, x, y, HEIGHT + 0.2, material("inc", "#E9E1D2", rough=0.95, emit=0.22))
    beams = material("beam", "#B98450", rough=0.9, spec=0.05, emit=0.05)
    for k in range(9):
        b.box(-x + 1 + k * 1.65, 0, HEIGHT - 0.25, 0.16, DEPTH - 0.4, 0.24, beams)
    curtain(b, -y, y, -x, 0, HEIGHT, step=1.8, axis="y")
    curtain(b, -x + 0.1, x - 0.2, -y, 0, HEIGHT, step=1.9)
    slats(b, -x + 0.3, -2.6, y - 0.26, 0, HEIGHT - 0.1, "wood", 0.2)


def counter(b):
    """Counter with tills, menu boards above, order terminals on the left."""
    y = DEPTH / 2
    b.span(-2.3, y - 0.26, 1.9, 5.6, y - 0.2, 3.3, "dgreen")
    menu_wall(b, -1.4, y - 0.32, 2.1, 5, 1.55, ("#B3121A", "#D9A11A", "#1F6437"))
    b.span(-2.3, 2.6, 0, 5.6, 3.5, 1.0, "wood", 0.02)
    b.span(-2.4, 2.5, 1.0, 5.7, 3.6, 1.07, "cream", 0.02)
    b.span(-2.3, 2.57, 0.06, 5.6, 2.6, 0.22, "red")
    slats(b, -2.25, 5.55, 2.56, 0.25, 0.95, "wood2", 0.16, th=0.05)
    for x in (-0.8, 1.6, 4.0):
        b.box(x, 3.1, 1.07, 0.42, 0.3, 0.36, "anth", 0.04, rx=0.15)
        tray(b, x + 0.85, 2.86, 1.07, 0.1)
    for i in range(3):
        x = -3.6 - i * 0.9
        b.box(x, 3.9, 0, 0.55, 0.32, 2.0, "anth", 0.05)
        b.box(x, 3.73, 0.85, 0.46, 0.02, 1.0, lit("ks", "#FFD77A", 0.8, 1.8))
        b.box(x, 3.715, 1.5, 0.34, 0.02, 0.28, lit("mic", "#FFF3D6", 0.9, 1.7))
        for q in range(2):
            b.box(x - 0.1 + q * 0.2, 3.715, 1.05, 0.14, 0.02, 0.3, lit("mi#B3121A", "#B3121A", 0.6, 1.4))


def booths(b, colours):
    """Benches with tables along the glass; returns their seats."""
    seats = []
    for k in range(3):
        y, colour = -3.9 + k * 2.5, colours[k % 2]
        for side in (-1, 1):
            b.box(-6.3, y + side * 0.95, 0, 1.9, 0.5, 0.46, colour, 0.05)
            b.box(-6.3, y + side * 1.14, 0.46, 1.88, 0.16, 0.8, colour, 0.05)
        b.box(-6.3, y, 0.7, 1.6, 0.75, 0.05, "wood", 0.02)
        b.cyl(-6.3, y, 0, 0.06, 0.7, "anth", 8)
        tray(b, -6.2, y + 0.12, 0.75, 1.4)
        seats += [(-6.0, y - 0.88, pi / 2), (-6.0, y + 0.88, -pi / 2), (-6.6, y + 0.88, -pi / 2)]
    return seats


def lamp(b, x, y, colour):
    b.cyl(x, y, 2.05, 0.3, 0.3, colour, 20, r2=0.08)
    b.cyl(x, y, 2.34, 0.012, HEIGHT - 2.35, "dark", 5)
    b.ico(x, y, 2.08, 0.1, lit("bulb", "#FFE2A8", 2, 12), 2, smooth=True)


def furniture(b, rng, look, spots=TABLES):
    """Round tables, booths, a lamp over each, and plants; the seats of the booths are returned."""
    seats = booths(b, look["seats"])
    for x, y in spots:
        T = b.T.copy()
        b.T = Matrix.Translation((x, y, 0))
        table(b, 0, 0, rng, rng.choice([2, 4, 4]))
        b.T = T
    for i, (x, y) in enumerate((*spots, (-6.3, -3.9), (-6.3, -1.4), (-6.3, 1.1))):
        lamp(b, x, y, ("gold", "red", "white")[i % 3])
    green = material("plg", "#7FA83F", rough=0.95, spec=0.05)
    for x, y in ((-1.9, -5.0), (1.2, -5.0), (6.9, -2.2)):
        b.box(x, y, 0, 0.6, 0.6, 0.6, "concrete", 0.04)
        for q in range(4):
            spot = (x + rng.uniform(-0.2, 0.2), y + rng.uniform(-0.2, 0.2), 0.95 + q * 0.22)
            b.ico(*spot, 0.3, green, 2, (1, 1, 1.2), 0.12, rng)
    return seats


def mark_on_wall(b):
    T = b.T.copy()
    b.T = Matrix.Translation((LENGTH / 2 - 0.22, -1.2, 2.1)) @ Matrix.Rotation(-pi / 2, 4, "Z")
    logo_disc(b, 0, 0, 0, 0.95)
    b.T = T


def garden_outside(seed):
    """What the windows show: forecourt, trees, a hedge and parked cars."""
    rng = stream(seed, "outside")
    b = Builder()
    b.poly([(-200, -200), (200, -200), (200, 200), (-200, 200)], -0.12, noisy("grassn", "#84A554", "#79994C", 0.12))
    b.span(-16, -14, -0.1, 12, 8, -0.04, pavement("pav", "#CFC1AB", "#C5B59D", "#AC9D86", 1.2, 0.6))
    b.span(-40, -40, -0.1, -18, 60, -0.05, noisy("asph", "#6B6A6A", "#706F6E", 0.5))
    b.obj("g")
    trees, shrub = tree_meshes(rng, 4, "leaf"), shrub_mesh(rng)
    for _ in range(40):
        a, d = rng.uniform(0, 6.28), rng.uniform(20, 60)
        place(rng.choice(trees), (d * math.cos(a), d * math.sin(a), 0), rng.random() * 6, sc=rng.uniform(1, 1.5))
    for k in range(20):
        place(shrub, (-15.5, -14 + k * 1.1, -0.05), rng.random() * 6)
    garage = Garage(stream(seed, "garage"))
    for y in (-4, 2, 8):
        place(garage.next("compact"), (-22, y, 0), pi)


def town_outside(seed):
    """What the windows of a city restaurant show: paving, trees and the houses across."""
    rng = stream(seed, "outside")
    b = Builder()
    b.span(-120, -120, -0.1, 120, 120, -0.04, pavement("mall", "#B4A996", "#A89C87", "#8C806C", 1.4, 0.7))
    b.obj("g")
    styles = CITIES["berlin"]
    for k in range(9):
        facade_block(rng, 12.9, 11, 3, rng.choice(styles), -36, -22 + k * 13, pi / 2, gh=4.0)
        facade_block(rng, 12.9, 11, 3, rng.choice(styles), -26 + k * 13, -34, pi, gh=4.0)
    trees = tree_meshes(rng, 4, "leaf")
    for k in range(5):
        place(rng.choice(trees), (-16, -14 + k * 7.5, 0), rng.random() * 6, sc=rng.uniform(0.9, 1.1))
        place(rng.choice(trees), (-10 + k * 7.5, -15, 0), rng.random() * 6, sc=rng.uniform(0.9, 1.1))
    crowd = Crowd(stream(seed, "street"))
    for k in range(14):
        along = k % 2 == 0
        x, y = (-11 - rng.uniform(0, 3), -9 + k * 1.4) if along else (-9 + k * 1.3, -9 - rng.uniform(0, 3))
        crowd.walker(x, y, -0.04, (pi / 2 if along else 0) + (pi if rng.random() < 0.5 else 0))


def room_light(hour):
    """Lamps of the room; after dark they carry the picture."""
    area((0, 0, HEIGHT - 0.35), LENGTH - 2, 420 if scene.night else 330, "#FFF0DC", (0, 0, 0), sy=DEPTH - 2)
    area((3, 4.5, 3.2), 5, 60, "#FFE2B0", (2, 2, 0.5), sy=0.8)


def interior_grade(hour, azimuth):
    grade, sky = time_of_day(hour, azimuth)
    grade = dict(grade, warm=-0.02)
    grade["exp"] *= 1.0 if scene.night else 1.3
    return dict(grade=grade, sky=sky)


def inside(seed, camera_name, hour, look="standard", outside="town", event=None, mirror=False, azimuth=235):
    """Build one picture of the dining room; returns the settings of grade and sky."""
    from places.drive import mirror_scene

    eye = CAMERAS[camera_name]
    scene.mirror = mirror
    set_hour(hour)
    style = LOOKS[look]
    b = Builder()
    shell_of_room(b, style)
    counter(b)
    spots = tuple(spot for spot in TABLES if not (event == "play" and spot[0] > 2))
    seats = furniture(b, stream(seed, "furniture"), style, spots)
    mark_on_wall(b)
    b.obj("room")
    crowd = diners(seed, eye.position, b.seats + seats)
    if event == "play":
        play_corner(crowd)
    (town_outside if outside == "town" else garden_outside)(seed)
    room_light(hour)
    clear_people(eye.position, 2.6)
    position, target = eye.position, eye.target
    if mirror:
        mirror_scene()
        position, target, azimuth = (-position[0], *position[1:]), (-target[0], *target[1:]), 360 - azimuth
    picture = interior_grade(hour, azimuth)
    camera(position, target, eye.lens)
    return picture
