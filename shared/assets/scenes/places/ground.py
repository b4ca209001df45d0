"""Materials and markings of the ground."""

import math
from kit.dimensions import dimensions
from kit.materials import material, noisy, pavement
from kit.weather import make_wet

pi = math.pi
YARD = dimensions.drive.yard


def ground_materials(rain=False):
    """Asphalt, paving, lawn and soil by name; wet after rain."""
    asphalt, patch, worn = (
        noisy("asph", "#5F6063", "#6B6A69", 0.35),
        noisy("asph2", "#56575A", "#5E5E60", 0.6),
        noisy("asph3", "#706F6E", "#777573", 0.4),
    )
    if rain:
        for m in (asphalt, patch, worn):
            make_wet(m)
    return dict(
        asphalt=asphalt,
        patch=patch,
        worn=worn,
        grass=noisy("grassn", "#7E9E4E", "#72914A", 0.12),
        lawn=noisy("lawn", "#86A852", "#7C9D4C", 0.5),
        paving=pavement("pav", "#BFB19B", "#B5A68F", "#998B76", 1.2, 0.6),
        soil=noisy("soil", "#5A4636", "#6A5240", 1.2),
        cobble=pavement("cobble", "#A39B8F", "#978F84", "#7D766C", 0.4, 0.4),
    )


def arrow(b, x, y, heading=pi / 2, kind="ahead", z=0.013):
    """Lane arrow; kind is ahead, left or right."""
    pts = [(-0.10, -1.1), (0.10, -1.1), (0.10, 0.3), (0.38, 0.3), (0, 1.15), (-0.38, 0.3), (-0.10, 0.3)]
    if kind != "ahead":
        s = -1 if kind == "left" else 1
        pts = [
            (-0.10, -1.1),
            (0.10, -1.1),
            (0.10, 0.25),
            (0.55, 0.25),
            (0.55, 0),
            (1.15, 0.38),
            (0.55, 0.75),
            (0.55, 0.5),
            (-0.10, 0.5),
        ]
        pts = [(s * px, py) for px, py in pts][::s]
    c, sn = math.cos(heading - pi / 2), math.sin(heading - pi / 2)
    b.add([(x + px * c - py * sn, y + px * sn + py * c, z) for px, py in pts], [list(range(len(pts)))], "mark")


def bay_row(b, x, y, n, width=2.7, depth=5.0, axis="x", special=None):
    """A row of parking bays with T-shaped ends; special maps an index to 'ev', 'kid' or 'wheel'."""
    for i in range(n + 1):
        if axis == "x":
            b.span(x + i * width - 0.05, y, 0, x + i * width + 0.05, y + depth, 0.012, "mark")
        else:
            b.span(x, y + i * width - 0.05, 0, x + depth, y + i * width + 0.05, 0.012, "mark")
    for i, kind in (special or {}).items():
        cx, cy = (x + (i + 0.5) * width, y + depth / 2) if axis == "x" else (x + depth / 2, y + (i + 0.5) * width)
        color = {"ev": "#5E9E4A", "kid": "#D9A441", "wheel": "#3E6990"}[kind]
        half = (width / 2 - 0.12, depth / 2 - 0.12) if axis == "x" else (depth / 2 - 0.12, width / 2 - 0.12)
        b.span(cx - half[0], cy - half[1], 0, cx + half[0], cy + half[1], 0.009, noisy("bay" + kind, color, color, 0.5))
        bolt_or_dot(b, cx, cy, kind)


def bolt_or_dot(b, x, y, kind):
    """White pictogram in a special bay."""
    if kind == "ev":
        pts = [(0.28, 0.75), (-0.38, 0.0), (-0.02, 0.0), (-0.28, -0.75), (0.42, 0.16), (0.06, 0.16)]
        b.add([(x + p[0], y + p[1], 0.014) for p in pts], [[0, 1, 2, 5], [2, 3, 4, 5]], "mark")
    else:
        for dx, dy, r in ((0, 0.5, 0.22), (0, -0.1, 0.36), (0.4, -0.4, 0.12)):
            b.cyl(x + dx, y + dy, 0.009, r, 0.005, "mark", 14)


def zebra(b, x0, x1, y0, y1, step=1.0):
    """Crossing with bars running along y."""
    n = int((x1 - x0) / step)
    for i in range(n):
        b.span(x0 + i * step, y0, 0, x0 + i * step + step * 0.5, y1, 0.012, "mark")


def drain(b, x, y):
    b.box(x, y, 0, 0.55, 0.45, 0.008, material("drain", "#3E4043", rough=0.8), 0)
    for k in range(4):
        b.box(x - 0.18 + k * 0.12, y, 0.008, 0.04, 0.34, 0.002, "dark")


def base_ground(b, m, road_y):
    """Land, yard, road, pavements and entry."""
    b.poly([(-400, -400), (400, -400), (400, 400), (-400, 400)], -0.08, m["grass"])
    b.span(-34, road_y + 12, -0.1, 30, YARD.y1, 0, m["asphalt"])
    b.span(-200, road_y - 5, -0.1, 200, road_y + 5, -0.01, m["asphalt"])
    b.span(2, road_y + 4, -0.1, 12, road_y + 13, -0.005, m["asphalt"])
    for k in range(-24, 25):
        b.span(k * 8 - 1.8, road_y - 0.08, -0.01, k * 8 + 1.8, road_y + 0.08, 0, "mark")
    for x0, x1 in ((-200, 1.8), (12.2, 200)):
        b.span(x0, road_y + 5, -0.1, x1, road_y + 7.4, 0.08, m["paving"])
        b.span(x0, road_y + 4.85, -0.1, x1, road_y + 5, 0.09, "kerb")
    b.span(-200, road_y - 7.5, -0.1, 200, road_y - 5, 0.08, m["paving"])
    zebra(b, 2.4, 11.8, road_y + 5.2, road_y + 7.2, 1.0)
    b.span(-34, road_y + 7.4, -0.1, 1.8, road_y + 12, 0.1, m["lawn"])
    b.span(12.2, road_y + 7.4, -0.1, 30, road_y + 12, 0.1, m["lawn"])
    y = road_y + 12
    for x0, y0, x1, y1 in (
        (-34, y - 0.15, 1.8, y + 0.1),
        (12.2, y - 0.15, 30, y + 0.1),
        (-34.2, y, -33.95, YARD.y1),
        (29.95, y, 30.2, YARD.y1),
        (-34, YARD.y1 - 0.1, 30, YARD.y1 + 0.15),
    ):
        b.span(x0, y0, -0.05, x1, y1, 0.14, "kerb", 0.02)


def asphalt_character(b, m, rng):
    """Repair patches, worn wheel tracks and drains so the asphalt is not bare."""
    for k in range(9):  # each patch at its own height: coplanar overlaps render black
        x, y = rng.uniform(-30, 26), rng.uniform(-26, -15)
        b.span(x, y, -0.01, x + rng.uniform(1.5, 4.5), y + rng.uniform(1.0, 2.5), 0.002 + k * 0.0003, m["patch"])
    for lane in dimensions.drive.lanes:
        for x in (lane.x0 + 0.75, lane.x1 - 0.75):
            b.span(x - 0.26, -24, -0.01, x + 0.26, 28, 0.0055, m["worn"])
    for y in (-21.6, -20.0):
        b.span(-26, y - 0.25, -0.01, 11.5, y + 0.25, 0.0065, m["worn"])
    for x, y in ((10.6, -13.6), (-16, -16.2), (10.75, 6), (-26, -20), (2, -23.6)):
        drain(b, x, y)
