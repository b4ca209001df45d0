"""Roofs of the drive-through building."""

import math
from kit.dimensions import dimensions
from kit.materials import lit, material

HOUSE = dimensions.drive.building
OVERHANG = 0.55


def flat_roof(b, wall, fascia, stripe, solar):
    """Roof slab, fascia on all sides with a bright stripe below, ventilation and solar modules."""
    x0, x1, y0, y1, high = HOUSE.x0, HOUSE.x1, HOUSE.y0, HOUSE.y1, HOUSE.height
    o = OVERHANG
    b.span(x0 - 0.1, y0 - 0.1, high - 0.25, x1 + 0.1, y1 + 0.1, high, wall)
    b.span(x0 + 0.3, y0 + 0.3, high, x1 - 0.3, y1 - 0.3, high + 0.05, material("roofg", "#B9B6AE", rough=1, spec=0.05))
    sides = (
        (x0 - o, y0 - o, x1 + o, y0),
        (x0 - o, y1, x1 + o, y1 + o),
        (x0 - o, y0, x0, y1),
        (x1, y0, x1 + o, y1),
    )
    for a, c, d, e in sides:
        b.span(a, c, high - 0.62, d, e, high + 0.62, fascia, 0.04)
    edges = (
        (x0 - o - 0.05, y0 - o - 0.05, x1 + o + 0.05, y0 - o + 0.02),
        (x0 - o - 0.05, y0 - o + 0.02, x0 - o + 0.02, y1),
        (x1 + o - 0.02, y0 - o + 0.02, x1 + o + 0.05, y1),
    )
    for a, c, d, e in edges:
        b.span(a, c, high - 0.63, d, e, high - 0.44, stripe, 0.01)
    joint = material("joint", "#7A0508" if fascia.name.endswith(("red", "brick")) else "#222222", rough=1, spec=0)
    for k in range(1, int((x1 - x0) / 2.5)):
        x = x0 - o + k * 2.6
        b.span(x - 0.015, y0 - o - 0.006, high - 0.42, x + 0.015, y0 - o + 0.05, high + 0.6, joint)
    for k in range(1, int((y1 - y0) / 2.5)):
        y = y0 - o + k * 2.6
        b.span(x1 + o - 0.05, y - 0.015, high - 0.42, x1 + o + 0.006, y + 0.015, high + 0.6, joint)
    b.span(x0 - o + 0.03, y0 - o + 0.03, high - 0.66, x1 + o - 0.03, y0, high - 0.6, lit("soff", "#FFE7BE", 0.35, 1.6))
    for i in range(3):
        x = x0 + 4 + i * 5
        b.box(x, 14.5, high + 0.03, 1.9, 1.4, 1.0, material("hv", "#C3C6C6", rough=0.5), 0.05)
        b.cyl(x, 14.5, high + 1.03, 0.5, 0.12, "anth", 14)
    if solar:
        modules = material("pv", "#1E3050", rough=0.12, spec=0.7)
        for i in range(8):
            for j in range(6):
                if j < 2 and i > 5:
                    continue  # the portal's shadow falls here
                b.box(x0 + 2.6 + i * 2.0, -3.6 + j * 2.4, high + 0.28, 1.8, 1.1, 0.05, modules, rx=0.3)


def pitched_roof(b, wall, fascia, stripe):
    """Alpine roof: ridge along X, deep eaves."""
    x0, x1, y0, y1, high = HOUSE.x0, HOUSE.x1, HOUSE.y0, HOUSE.y1, HOUSE.height
    over, rise = 1.6, 4.8
    middle, half = (y0 + y1) / 2, (y1 - y0) / 2
    tiles, eave = material("rooft", "#7A4A38", rough=0.8, spec=0.1), material("eave", "#8A5A35", rough=0.8)
    b.span(x0 - 0.1, y0 - 0.1, high - 0.3, x1 + 0.1, y1 + 0.1, high, wall)
    low, ridge = high - 0.15, high + rise
    slope = math.atan2(rise + 0.15, half + over)
    length = math.hypot(half + over, rise + 0.15)
    for side in (-1, 1):
        y = middle + side * (half + over)
        corners = [(x0 - over, y, low), (x1 + over, y, low), (x1 + over, middle, ridge), (x0 - over, middle, ridge)]
        b.quad(*corners, tiles)
        b.quad(*[(p[0], p[1], p[2] + 0.28) for p in corners], tiles)
        b.span(x0 - over, y - 0.06, low - 0.02, x1 + over, y + 0.06, low + 0.3, eave, 0.02)
        for x in (x0 - over, x1 + over):
            y_board, z_board = middle + side * (half + over) / 2, (low + ridge) / 2 - 0.03
            b.box(x, y_board, z_board, 0.16, length, 0.34, eave, 0.02, rx=-side * slope)
    for x in (x0, x1):
        gable = material("gable", "#B07B48", rough=0.85)
        b.add([(x, y0, high), (x, y1, high), (x, middle, ridge - 0.05)], [[0, 1, 2]], gable)
    b.span(x0, y0 - 0.14, high - 0.75, x1, y0 - 0.01, high - 0.1, fascia, 0.02)
    b.span(x0, y0 - 0.18, high - 0.75, x1, y0 - 0.02, high - 0.62, stripe)
