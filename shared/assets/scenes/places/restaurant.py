"""The drive-through building. Its entrance faces -Y, its pick-up windows +X."""

import math
from mathutils import Matrix
from kit.dimensions import dimensions
from kit.materials import glass, lit, material, pavement
from kit.mesh import Builder, text
from places.glazing import curtain, slats
from places.restaurant_interior import interior, people_inside
from places.restaurant_roof import flat_roof, pitched_roof
from things.plants import climbing_plants
from things.signs import logo_disc

pi = math.pi
PLAN = dimensions.drive
HOUSE = PLAN.building
WINDOW_WIDTH = 1.5

STYLES = {
    "red": dict(wall="#D9D1C1", panel="#3A3D3F", fascia="#C3030B", stripe="#FFBC0D", slat="wood", portal="#C3030B"),
    "green": dict(wall="#D5CFBF", panel="#1F6437", fascia="#1F6437", stripe="#FFBC0D", slat="wood", portal="#1F6437"),
    "wood": dict(wall="#C79A66", panel="#4A4138", fascia="#3A3D3F", stripe="#FFBC0D", slat="wood2", portal="#FFBC0D"),
    "gold": dict(wall="#DAD5CA", panel="#3A3D3F", fascia="#FFBC0D", stripe="#D90007", slat="wood", portal="#D90007"),
    "anthracite": dict(
        wall="#4A4D50", panel="#2E3032", fascia="#2E3032", stripe="#D90007", slat="wood", portal="#FFBC0D"
    ),
    "brick": dict(wall="brick", panel="brick", fascia="#C3030B", stripe="#FFBC0D", slat="wood2", portal="#C3030B"),
}


def coat(name, color, **look):
    """The material of a part of the building: a colour, or bricks."""
    if color == "brick":
        return pavement("clinker", "#96503C", "#7F4130", "#B5A595", 0.5, 0.16, mortar=0.02, upright=True)
    return material(name, color, **look)


def pick_up_window(b, y, panel, fascia):
    """A window in the right gable with its golden frame, sill and canopy."""
    x, half, high = HOUSE.x1, WINDOW_WIDTH / 2, HOUSE.height
    b.span(x - 0.25, y - half, 0.16, x, y + half, 1.1, panel)
    b.span(x - 0.25, y - half, 2.5, x, y + half, high, panel)
    pane = [(x - 0.1, y - half, 1.1), (x - 0.1, y + half, 1.1), (x - 0.1, y + half, 2.5), (x - 0.1, y - half, 2.5)]
    b.quad(*pane, glass())
    for side in (-1, 1):
        post = y + side * (half + 0.08)
        b.span(x - 0.05, post - 0.075, 1.09, x + 0.17, post + 0.075, 2.51, "gold", 0.02)
    b.span(x - 0.05, y - half - 0.16, 0.95, x + 0.3, y + half + 0.16, 1.1, "gold", 0.02)
    b.span(x - 0.05, y - half - 0.16, 2.5, x + 0.18, y + half + 0.16, 2.66, "gold", 0.02)
    b.span(x - 0.05, y - half - 0.5, 2.95, x + 1.4, y + half + 0.5, 3.12, fascia, 0.03)
    b.span(x, y - half - 0.4, 2.9, x + 1.3, y + half + 0.4, 2.95, lit("cano", "#FFF0CC", 0.35, 2.2))


def walls(b, look, wall, panel, fascia):
    """Base, closed walls, the two windows, the slatted corner and the glass front."""
    x0, x1, y0, y1, high = HOUSE.x0, HOUSE.x1, HOUSE.y0, HOUSE.y1, HOUSE.height
    b.span(x0 - 0.35, y0 - 0.35, 0, x1 + 0.35, y1 + 0.35, 0.16, "concrete", 0.03)
    b.span(x0, y1 - 0.25, 0.16, x1, y1, high, wall)
    b.span(x0, 2.2, 0.16, x0 + 0.25, y1 - 0.25, high, wall)
    half = WINDOW_WIDTH / 2
    edges = [y0, *(edge for y in PLAN.windows for edge in (y - half, y + half)), y1 - 0.25]
    for i in range(0, len(edges), 2):
        b.span(x1 - 0.25, edges[i], 0.16, x1, edges[i + 1], high, panel if i % 4 == 0 and i < 4 else wall)
    for y in PLAN.windows:
        pick_up_window(b, y, panel, fascia)
    for y, m in ((9.0, "anth"), (14.0, "dgreen")):  # delivery and staff doors
        b.span(x1 - 0.02, y, 0.16, x1 + 0.05, y + (2.2 if m == "anth" else 1.1), 2.5, m, 0.01)
    corner = x1 - 3.2
    b.span(corner, y0, 0.16, x1 - 0.25, y0 + 0.25, high, panel)
    slats(b, corner + 0.1, x1 - 0.05, y0 - 0.06, 0.3, high - 0.75, look["slat"])
    slats(b, y0 + 0.05, -2.9, x1 + 0.06, 0.3, high - 0.75, look["slat"], axis="y")
    curtain(b, x0 + 0.22, PLAN.portal - 1.7, y0 + 0.06, 0.2, high - 0.72)
    curtain(b, PLAN.portal + 1.7, corner, y0 + 0.06, 0.2, high - 0.72)
    curtain(b, y0 + 0.22, 2.2, x0 + 0.06, 0.2, high - 0.72, axis="y")
    b.span(x0 - 0.02, y0 - 0.02, 0.16, x0 + 0.22, y0 + 0.22, high, "anth")


def portal(b, color, pitched):
    """The tall entrance; under deep eaves it stands further out. Returns where the mark hangs: y, z, radius."""
    x, y = PLAN.portal, HOUSE.y0
    top = HOUSE.height + (1.2 if pitched else 1.5)
    out = 2.7 if pitched else 1.26
    for side in (-1, 1):
        leg = x + side * 1.5
        b.span(leg - 0.22, y - out + 0.06, 0, leg + 0.22, y + 0.4, top, color, 0.04)
    b.span(x - 1.76, y - out, 3.05, x + 1.76, y + 0.44, top + 0.02, color, 0.04)
    b.span(x - 1.27, y - out + 0.16, 3.0, x + 1.27, y + 0.3, 3.05, lit("soff", "#FFE7BE", 0.35, 1.6))
    curtain(b, x - 1.27, x + 1.27, y + 0.1, 0.2, 2.98, step=1.27)
    for side in (-0.12, 0.12):
        b.box(x + side, y + 0.02, 1.0, 0.05, 0.08, 0.9, "steel")
    b.span(x - 2, y - 2.6, 0, x + 2, y - 0.36, 0.17, "paving", 0.03)
    b.span(x - 0.9, y - 1.0, 0.17, x + 0.9, y - 0.4, 0.19, "dark")
    return y - out, (3.05 + top) / 2, min(1.15, (top - 3.05) / 2 - 0.25)


def lettering(pitched):
    """The chain's name on the front, and on the gable of a flat roof."""
    white = lit("swhite", "#FFF6E0", 0.8, 1.3)
    middle = (PLAN.portal + 1.9 + HOUSE.x1) / 2 + 0.2
    front = text("Goldbraun", 0.86, white, (0, 0, 0))
    if pitched:
        spot = Matrix.Translation((middle, HOUSE.y0 - 0.2, HOUSE.height - 0.34)) @ Matrix.Diagonal((0.62, 0.62, 1, 1))
    else:
        spot = Matrix.Translation((middle, HOUSE.y0 - 0.62, HOUSE.height + 0.06))
        side = text("Goldbraun", 0.8, white, (0, 0, 0))
        turned = Matrix.Rotation(pi / 2, 4, "Z") @ Matrix.Rotation(pi / 2, 4, "X")
        side.matrix_world = Matrix.Translation((HOUSE.x1 + 0.62, -1.5, HOUSE.height + 0.06)) @ turned
    front.matrix_world = spot @ Matrix.Rotation(pi / 2, 4, "X")


def restaurant(rng, style="red", roof="flat", solar=True, planted=False):
    """The whole building with what is seen through its glass."""
    look = STYLES[style]
    pitched = roof == "pitched"
    wall = coat("wall" + style, look["wall"], rough=0.85, spec=0.1)
    panel = coat("panel" + style, look["panel"], rough=0.6, spec=0.2)
    fascia = material("fascia" + style, look["fascia"], rough=0.45, spec=0.3)
    stripe = lit("st" + look["stripe"], look["stripe"], 0.35, 0.85)
    b = Builder()
    walls(b, look, wall, panel, fascia)
    if pitched:
        pitched_roof(b, wall, fascia, stripe)
    else:
        flat_roof(b, wall, fascia, stripe, solar)
    y, z, radius = portal(b, material("portal" + style, look["portal"], rough=0.45, spec=0.3), pitched)
    logo_disc(b, PLAN.portal, y, z, radius)
    if planted:
        climbing_plants(b, rng, HOUSE)
    b.obj("restaurant")
    b = interior(rng)
    b.obj("interior")
    people_inside(rng, b.seats)
    lettering(pitched)
