"""The restaurant in the ground floor of a city house."""

import math
import random
from mathutils import Matrix
from kit.materials import glass, lit, material
from kit.mesh import text
from places.glazing import curtain, slats
from things.crowd import Crowd
from things.furniture import table
from things.signs import logo_disc, menu_icon

pi = math.pi


def shop_room(b, rng, w, gh, depth=7.0):
    """Deep city restaurant: counter with menu boards at the back, tables, pendant lamps, slatted side."""
    x0, x1 = -w / 2 + 0.3, w / 2 - 0.3
    b.span(x0, -0.3, 0.1, x1, depth, 0.16, material("floor_in", "#B99B72", rough=0.5, spec=0.2))
    b.span(x0, depth, 0.1, x1, depth + 0.1, gh, material("shopwall", "#D8BE90", rough=0.9, emit=0.10))
    b.span(x0, -0.2, gh - 0.45, x1, depth, gh - 0.4, material("shopceil", "#CDB893", rough=0.95, emit=0.12))
    slats(b, 0.5, depth - 0.3, x0 + 0.1, 0.16, gh - 0.6, "wood", 0.3, axis="y")
    b.span(x0 + 2.4, depth - 0.12, 1.5, x1 - 0.3, depth - 0.05, gh - 0.6, "dgreen")
    b.span(x0 + 2.6, depth - 2.0, 0.16, x1 - 0.6, depth - 1.3, 1.2, "wood", 0.02)
    b.span(x0 + 2.5, depth - 2.1, 1.2, x1 - 0.5, depth - 1.2, 1.28, "cream", 0.02)
    b.span(x0 + 2.6, depth - 2.04, 0.2, x1 - 0.6, depth - 2.0, 0.45, "red")
    n = max(2, int((w - 4) / 2.1))
    for i in range(n):
        x = x0 + 3.7 + i * 2.1
        c = ["#B3121A", "#D9A11A", "#1F6437"][i % 3]
        b.box(x, depth - 0.2, 2.1, 1.9, 0.06, 1.05, "dark", 0.02)
        b.box(x, depth - 0.24, 2.16, 1.78, 0.02, 0.93, lit("mi" + c, c, 0.6, 1.4))
        for k in range(3):
            b.box(x - 0.58 + k * 0.58, depth - 0.26, 2.25, 0.5, 0.02, 0.75, lit("mic", "#E8D9B8", 0.7, 1.5))
            menu_icon(b, (x - 0.58 + k * 0.58, depth - 0.28, 2.62), 0.2, 0, (i + k) % 3)
    x = x0 + 1.3
    while x < x1 - 0.8:
        if abs(x) > 1.3:
            T = b.T.copy()
            b.T = T @ Matrix.Translation((x, 1.3, 0.16))
            table(b, 0, 0, rng, 2)
            b.T = T
            b.cyl(x, 1.3, 2.3, 0.3, 0.28, rng.choice(["gold", "red", "dgreen"]), 14, r2=0.08)
            b.cyl(x, 1.3, 2.55, 0.012, gh - 3.0, "dark", 5)
            b.ico(x, 1.3, 2.3, 0.11, lit("bulb", "#FFE2A8", 1.5, 12), 1, smooth=True)
        x += 2.1
    for k in range(2):
        b.box(x0 + 1.2 + k * 0.8, depth - 2.6, 0.16, 0.5, 0.3, 1.8, "anth", 0.04)
        b.box(x0 + 1.2 + k * 0.8, depth - 2.76, 0.95, 0.42, 0.02, 0.85, lit("ks", "#FFE3A0", 0.8, 1.8))


def shop_people(rng, seats, w, depth=7.0):
    """Guests, queue and staff of the city shop."""
    crowd = Crowd(random.Random(rng.random()))

    def put(x, y, heading, pose, **kw):
        crowd.person(x, y, 0.16, heading, pose, gap=0.45, **kw)

    for x, y, heading in seats:
        if rng.random() < 0.6:
            put(x, y, heading, rng.choice(["sit", "eat"]))
    for k in range(3):
        put(-w / 2 + 4.2 + k * 2.3, depth - 0.8, -pi / 2, rng.choice(["stand", "carry"]), staff=True, top="#8E1016")
    for k in range(4):
        put(
            -w / 2 + 4.0 + k * 1.9,
            depth - 2.8 - 0.5 * (k % 2),
            pi / 2,
            rng.choice(["stand", "phone", "lean"]),
            bag=rng.choice([None, "shoulder"]),
        )
    put(1.9, 3.4, -pi / 2, "walk", bag="tray")


def own_ground_floor(rng, w, height, seats):
    """The restaurant in a city house: lit room, glass front, red fascia, blade sign and red door.

    Fills `seats` with the chairs of the room.
    """

    def build(b):
        shop_room(b, rng, w, height)
        shop_front(b, w, height)
        seats.extend(b.seats)

    return build


def blade_sign(b, w, height):
    """The mark on both sides of a sign that stands out from the wall."""
    x, z = -w / 2 + 0.9, height + 0.98
    b.box(x, -1.0, height + 0.35, 0.12, 1.25, 1.25, "anth", 0.02)
    T = b.T.copy()
    for side in (-1, 1):
        b.T = T @ Matrix.Translation((x + side * 0.06, -1.0, z)) @ Matrix.Rotation(side * pi / 2, 4, "Z")
        logo_disc(b, 0, 0, 0, 0.62, th=0.06)
    b.T = T


def shop_front(b, w, height):
    x0, x1 = -w / 2 + 0.35, w / 2 - 0.35
    b.span(-w / 2 + 0.3, -0.12, 0, w / 2 - 0.3, 0.0, 0.15, "dgreen")
    for left, right, z in ((x0, -0.75, 0.2), (0.75, x1, 0.2), (-0.75, 0.75, 2.58)):
        curtain(b, left, right, -0.38, z, height - 0.72, step=1.6)
    b.span(x0 - 0.25, -0.46, 0, x0, 0, height - 0.6, "anth")
    b.span(x1, -0.46, 0, x1 + 0.25, 0, height - 0.6, "anth")
    red = material("shopred", "#C3030B", rough=0.5, spec=0.2)
    b.span(-w / 2 + 0.05, -0.58, height - 0.85, w / 2 - 0.05, 0.05, height + 0.02, red, 0.04)
    stripe = lit("st#FFBC0D", "#FFBC0D", 0.35, 0.85)
    b.span(-w / 2 + 0.05, -0.62, height - 0.95, w / 2 - 0.05, -0.02, height - 0.85, stripe, 0.01)
    blade_sign(b, w, height)
    for side in (-1, 1):
        b.box(side * 0.76, -0.46, 0.16, 0.09, 0.12, 2.4, "red", 0.01)
        b.box(side * 0.2, -0.53, 1.1, 0.05, 0.06, 0.7, "gold")
    b.box(0, -0.46, 2.46, 1.61, 0.12, 0.1, "red", 0.01)
    b.box(0, -0.44, 0.16, 0.05, 0.06, 2.3, "red")
    b.quad((-0.7, -0.42, 0.16), (0.7, -0.42, 0.16), (0.7, -0.42, 2.46), (-0.7, -0.42, 2.46), glass())


def shop_lettering(height):
    name = text("Goldbraun", 0.72, lit("swhite", "#FFF6E0", 0.8, 1.3), (0, 0, 0))
    name.matrix_world = Matrix.Translation((0.6, -0.62, height - 0.42)) @ Matrix.Rotation(pi / 2, 4, "X")


def vacant_ground_floor(w, height):
    """An empty shop: papered windows, a bare fascia and a notice."""

    def build(b):
        x0, x1 = -w / 2 + 0.35, w / 2 - 0.35
        paper = (material("paperA", "#B9A98C", rough=0.95), material("paperB", "#A99A80", rough=0.95))
        b.span(x0, -0.3, 0.35, x1, -0.2, height - 0.7, "dark")
        panels = 8
        part = (x1 - x0) / panels
        for k in range(panels):
            if k in (3, 4):
                continue
            b.span(x0 + k * part + 0.06, -0.33, 0.4, x0 + (k + 1) * part - 0.06, -0.3, height - 0.75, paper[k % 2])
        curtain(b, x0, x1, -0.38, 0.2, height - 0.7, step=part)
        b.span(
            -w / 2 + 0.05,
            -0.5,
            height - 0.85,
            w / 2 - 0.05,
            0.05,
            height,
            material("oldsign", "#8B877E", rough=0.9),
            0.02,
        )
        b.box(-2.6, -0.46, 1.2, 1.3, 0.03, 0.9, "cream", 0.01)
        b.box(-2.6, -0.48, 1.85, 1.3, 0.02, 0.25, material("noticered", "#C3030B", rough=0.7))
        for k in range(3):
            b.box(-2.6, -0.48, 1.3 + k * 0.16, 0.9 - 0.2 * (k % 2), 0.02, 0.05, "dark")

    return build
