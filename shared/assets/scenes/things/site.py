"""A building site."""

import math
from mathutils import Matrix
from kit.materials import material
from kit.mesh import Builder, limb, text
from things.signs import logo_disc

pi = math.pi


def crane(x, y, h=26, reach=24, rz=0.0):
    """Tower crane with lattice mast and jib."""

    b = Builder()
    c = material("crane", "#E0A010", rough=0.6)
    s = 0.75
    b.box(0, 0, 0, 4, 4, 0.6, "concrete", 0.05)

    def bar(p, q, r=0.07):
        limb(b, p, q, r, r, c, 5)

    corners = [(-s, -s), (s, -s), (s, s), (-s, s)]
    steps = int(h / 1.6)
    for px, py in corners:
        bar((px, py, 0.5), (px, py, h), 0.12)
    for k in range(steps):
        z0, z1 = 0.5 + k * (h - 0.5) / steps, 0.5 + (k + 1) * (h - 0.5) / steps
        for i in range(4):
            (ax, ay), (bx, by) = corners[i], corners[(i + 1) % 4]
            bar((ax, ay, z0), (bx, by, z1) if k % 2 else (bx, by, z1), 0.07)
    b.box(1.0, -0.9, h - 1.6, 1.3, 1.2, 1.7, material("cab", "#D8D3C6", rough=0.4), 0.1)
    b.box(1.45, -0.9, h - 1.2, 0.5, 1.1, 0.8, "dark", 0.05)
    for y0 in (-s * 0.7, s * 0.7):
        bar((-8, y0, h), (reach, y0, h), 0.12)
    bar((0, 0, h + 1.5), (reach, 0, h + 1.0), 0.07)
    for k in range(int(reach / 1.6)):
        xx = k * 1.6
        for y0 in (-s * 0.7, s * 0.7):
            bar((xx, y0, h), (xx + 0.8, 0, h + 1.3), 0.07)
            bar((xx + 0.8, 0, h + 1.3), (xx + 1.6, y0, h), 0.07)
    bar((0, 0, h), (0, 0, h + 5.0), 0.10)
    bar((0, 0, h + 5), (reach * 0.7, 0, h + 1.2), 0.06)
    bar((0, 0, h + 5), (-7.5, 0, h), 0.06)
    b.box(-7.2, 0, h - 1.8, 1.8, 1.4, 1.7, "concrete", 0.05)
    hook = reach * 0.55
    b.cyl(hook, 0, 7.6, 0.05, h - 7.6, "dark", 5)
    b.box(hook, 0, 6.6, 3.2, 0.9, 0.25, material("load", "#B5AFA4", rough=0.9), 0.02)
    for q in (-1.3, 1.3):
        bar((hook, 0, 7.7), (hook + q, 0, 6.85), 0.04)
    return b.obj("crane", (x, y, 0), rz)


def grid(house, columns=6, rows=5):
    """The places of the columns of a building."""
    for i in range(columns):
        for j in range(rows):
            x = house.x0 + 0.3 + i * (house.x1 - house.x0 - 0.6) / (columns - 1)
            y = house.y0 + 0.3 + j * (house.y1 - house.y0 - 0.6) / (rows - 1)
            yield x, y


def building_shell(rng, house, timber=False):
    """The restaurant half built: slab, columns, beams, first walls and a scaffold; in concrete or in timber."""
    b = Builder()
    raw, brick = material("raw", "#B9B4AA", rough=0.95), material("brick", "#B5694A", rough=0.95)
    x0, x1, y0, y1, high = house.x0, house.x1, house.y0, house.y1, house.height
    frame = "wood" if timber else raw
    b.span(x0 - 0.4, y0 - 0.4, 0, x1 + 0.4, y1 + 0.4, 0.2, raw)
    for x, y in grid(house):
        b.box(x, y, 0.2, 0.32, 0.32, high - 0.6, frame)
        if not timber:
            for q in (-0.1, 0.1):
                b.cyl(x + q, y + q, high, 0.015, 0.5, "wood2", 4)
    for j in range(5):
        y = y0 + 0.3 + j * (y1 - y0 - 0.6) / 4
        b.span(x0, y - 0.17, high - 0.4, x1, y + 0.17, high, frame)
    for i in range(16 if timber else 8):
        x = x0 + (i + 0.5) * (x1 - x0) / (16 if timber else 12)
        b.box(x, (y0 + y1) / 2, high, 0.22, y1 - y0, 0.3, "wood2" if timber else "wood")
    if timber:
        for i in range(9):  # studs and boards of the first walls
            b.box(x0 + 1 + i * 0.8, y0 + 0.3, 0.2, 0.12, 0.2, high - 0.6, "wood")
        b.span(x0, y1 - 0.45, 0.2, x1, y1 - 0.2, high - 0.4, "wood2")
        b.span(x1 - 0.4, 4, 0.2, x1 - 0.2, y1 - 0.45, high - 0.4, "wood2")
        for k in range(6):
            b.box(-19, -6 + k * 0.3, 0.05 + (k % 3) * 0.36, 6.5, 0.28, 0.34, "wood", 0.01)
    else:
        walls = (
            (x0, -3, y1 - 0.3, high - 0.4),
            (-3, 2, y1 - 0.3, 2.6),
            (2, x1, y1 - 0.3, 1.4),
            (x1 - 3.2, x1, y0 + 0.3, 2.2),
        )
        for left, right, y, top in walls:
            b.span(left, y - 0.15, 0.2, right, y + 0.15, top, brick)
        b.span(x1 - 0.45, -1, 0.2, x1 - 0.15, 12, 2.4, brick)
    for k in range(7):
        for q in (0.8, 1.8):
            b.cyl(x1 + q, y0 + 0.4 + k * 2.8, 0, 0.04, high + 1.6, "steel", 6)
    for z in (2.0, 4.0):
        b.span(x1 + 0.7, y0 + 0.2, z, x1 + 1.9, y0 + 18, z + 0.06, "wood")
        b.span(x1 + 1.78, y0 + 0.2, z + 1.0, x1 + 1.84, y0 + 18, z + 1.05, material("rail", "#E0A010"))
    return b.obj("shell")


def storeys(house, floors):
    """Concrete floors and columns that rise above the shell."""
    b = Builder()
    raw = material("raw", "#B9B4AA", rough=0.95)
    for k in range(floors):
        z = house.height + 0.4 + k * 3.0
        b.span(house.x0 - 1, house.y0 - 0.6, z, house.x1 + 9, 9, z + 0.28, raw)
        if k == floors - 1:
            break
        for i in range(8):
            for y in (house.y0, 1.2, 8.4):
                b.box(house.x0 - 0.5 + i * 4.1, y, z + 0.28, 0.3, 0.3, 2.72, raw)
    for y in (house.y0, 1.2, 8.4):
        b.box(house.x1 + 8.4, y, 0, 0.5, 0.5, house.height + 0.4, raw)
    b.span(
        -6, 3, house.height + 0.4, -2, 8.6, house.height + 0.4 + floors * 3.0, material("core", "#A9A49A", rough=0.95)
    )
    b.obj("storeys")


def site_hoarding(x0, x1, y):
    """Painted board fence with discs and slogans, gate gap left out by the caller."""
    b = Builder()
    n = max(1, round((x1 - x0) / 2.5))
    w = (x1 - x0) / n
    for k in range(n):
        c = ["#C3030B", "#FFBC0D", "#1F6437"][k % 3]
        b.box(x0 + (k + 0.5) * w, y, 0.1, w - 0.06, 0.06, 1.9, material("hoard" + c, c, rough=0.7), 0.01)
        b.box(x0 + (k + 0.5) * w, y + 0.2, 0, 0.12, 0.5, 0.3, "concrete")
        if k % 3 == 0:
            logo_disc(b, x0 + (k + 0.5) * w, y - 0.03, 1.08, 0.6, th=0.03)
    return b.obj("hoarding")


def site_sign(x, y, rz=0.0):
    """Large building-site sign."""
    b = Builder()
    for s in (-1.6, 1.6):
        b.box(s, 0.12, 0, 0.16, 0.16, 4.2, "wood", 0.02)
    b.box(0, 0, 1.5, 4.2, 0.12, 2.8, material("signw", "#E4DED2", rough=0.6), 0.03)
    b.box(0, -0.07, 3.35, 4.2, 0.02, 0.95, material("signr", "#C3030B", rough=0.6))
    logo_disc(b, -1.5, -0.08, 3.82, 0.36, th=0.02)
    b.box(-0.9, -0.07, 1.75, 2.0, 0.02, 1.35, material("signpic", "#8FB7D8", rough=0.7))
    b.box(-0.9, -0.085, 1.75, 2.0, 0.02, 0.45, "lgreen")
    b.box(-0.8, -0.10, 2.1, 1.3, 0.02, 0.45, "red")
    b.box(-0.8, -0.11, 2.02, 1.3, 0.02, 0.14, material("signglass", "#55707E"))
    for k in range(5):
        b.box(1.0, -0.07, 2.85 - k * 0.26, 1.3 - 0.25 * (k % 2), 0.02, 0.08, "anth")
    o = b.obj("sitesign", (x, y, 0), rz)
    M = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(rz, 4, "Z")
    t = text("Hier entsteht", 0.42, "white", (0, 0, 0), extrude=0.01)
    t.matrix_world = M @ Matrix.Translation((0.45, -0.085, 3.82)) @ Matrix.Rotation(pi / 2, 4, "X")
    return o


def digger(rng):
    """Small excavator, faces +X."""

    b = Builder()
    y = material("digger", "#E8A317", rough=0.5)
    for s in (-1, 1):
        b.box(0, s * 0.75, 0, 2.6, 0.45, 0.62, "dark", 0.18)
    b.box(-0.1, 0, 0.62, 2.0, 1.7, 0.75, y, 0.12)
    b.box(0.25, 0.4, 1.37, 1.1, 0.8, 1.1, material("carglass", "#2C3B46", rough=0.22, spec=0.28), 0.1)
    b.box(0.25, 0.4, 2.45, 1.2, 0.9, 0.08, y, 0.03)
    limb(b, (0.9, -0.3, 1.2), (2.3, -0.3, 2.9), 0.17, 0.15, y)
    limb(b, (2.3, -0.3, 2.9), (3.6, -0.3, 1.3), 0.14, 0.12, y)
    b.box(3.6, -0.3, 0.45, 0.7, 0.8, 0.7, "anth", 0.1)
    return b.mesh("digger")
