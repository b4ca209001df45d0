"""Tables, parasols and street furniture."""

import math
from mathutils import Matrix, Vector
from kit.materials import PALETTE, lit, material
from kit.mesh import Builder, limb
from things.food import tray

pi = math.pi

SEATS = {}  # mesh name -> [(x, y, heading)] in mesh coordinates


def chair(b, cx, cy, a, m):
    T = b.T.copy()
    b.T = T @ Matrix.Translation((cx, cy, 0)) @ Matrix.Rotation(a, 4, "Z")
    b.box(0, 0, 0.43, 0.42, 0.42, 0.05, m, 0.02)
    b.box(0.2, 0, 0.5, 0.04, 0.42, 0.42, m, 0.02, ry=0.12)
    for sx in (-0.17, 0.17):
        for sy in (-0.17, 0.17):
            b.cyl(sx, sy, 0, 0.018, 0.43, "anth", 5)
    b.T = T


def table(b, x, y, rng, chairs=4, r=0.5, top="wood"):
    """Round table with chairs; records its seats on the builder and lays trays."""

    b.cyl(x, y, 0, 0.25, 0.04, "anth", 12)
    b.cyl(x, y, 0.04, 0.04, 0.68, "anth", 8)
    b.cyl(x, y, 0.72, r, 0.05, top, 22)
    a0 = rng.uniform(0, 1.5)
    for i in range(chairs):
        a = a0 + 2 * pi * i / chairs
        cx, cy = x + 0.80 * math.cos(a), y + 0.80 * math.sin(a)
        chair(b, cx, cy, a, rng.choice(["red", "lgreen", "wood", "white", "dgreen"]))
        w = b.T @ Vector((cx - 0.03 * math.cos(a), cy - 0.03 * math.sin(a), 0))
        turn = math.atan2(b.T[1][0], b.T[0][0])
        b.seats.append((w.x, w.y, a + pi + turn))
    if rng.random() < 0.85:
        a = a0 + 0.25
        tray(b, x + 0.16 * math.cos(a), y + 0.16 * math.sin(a), 0.77, a + pi / 2)


def parasol_set(rng, col=("gold", "red"), chairs=4, closed=False):
    """Table under a parasol of eight alternating panels; closed for the winter it is a slim cone."""
    b = Builder()
    b.cyl(0, 0, 0, 0.28, 0.06, "anth", 12)
    b.cyl(0, 0, 0, 0.035, 2.6, "steel", 8)
    shades = {"gold": "#E3A20C", "red": "#BE0A12"}
    panels = 8
    for i in range(panels):
        name = col[i % len(col)]
        cloth_of = material("cv" + name, shades.get(name, PALETTE[name]), rough=0.9, spec=0.03)
        if closed:
            if i == 0:
                b.cyl(0, 0, 1.35, 0.15, 1.3, cloth_of, 9, r2=0.04, smooth=False)
                b.cyl(0, 0, 1.7, 0.15, 0.07, "cream", 9)
            continue
        turn, after = 2 * pi * i / panels, 2 * pi * (i + 1) / panels
        left = (1.45 * math.cos(turn), 1.45 * math.sin(turn), 2.2)
        right = (1.45 * math.cos(after), 1.45 * math.sin(after), 2.2)
        b.add([left, right, (0, 0, 2.75)], [[0, 1, 2]], cloth_of)
        b.add([(left[0], left[1], 2.02), (right[0], right[1], 2.02), right, left], [[0, 1, 2, 3]], cloth_of)
    table(b, 0, 0, rng, chairs)
    mesh = b.mesh("parasol")
    SEATS[mesh.name] = b.seats
    return mesh


def table_set(rng, chairs=4):
    b = Builder()
    table(b, 0, 0, rng, chairs)
    me = b.mesh("tset")
    SEATS[me.name] = b.seats
    return me


def lamp_post(h=5.5):
    b = Builder()
    b.cyl(0, 0, 0, 0.14, 0.4, "anth", 10)
    b.cyl(0, 0, 0.3, 0.06, h - 0.3, "anth", 8, r2=0.045)
    b.box(0.45, 0, h - 0.06, 1.0, 0.09, 0.07, "anth", 0.02)
    b.box(0.7, 0, h - 0.1, 0.55, 0.22, 0.05, lit("lampl", "#FFE7B5", 0.4, 14), 0.01)
    return b.mesh("lamp")


def bench():
    b = Builder()
    for k in range(3):
        b.box(0, -0.16 + 0.16 * k, 0.43, 1.8, 0.13, 0.05, "wood", 0.01)
    for k in (-0.7, 0.7):
        b.box(k, 0, 0, 0.08, 0.45, 0.43, "anth", 0.02)
    return b.mesh("bench")


def bin_mesh():
    """Litter bin with a red lid."""
    b = Builder()
    b.cyl(0, 0, 0, 0.26, 0.85, "anth", 14, r2=0.29)
    b.cyl(0, 0, 0.85, 0.31, 0.10, "red", 14, r2=0.24)
    b.box(-0.27, 0, 0.45, 0.03, 0.24, 0.22, "gold", 0.01)
    return b.mesh("bin")


def bike_mesh(color="#B8423A"):
    """Bicycle with round wheels."""
    b = Builder()
    m = material("bk" + color, color, rough=0.5)
    for x in (-0.52, 0.52):
        for k in range(18):
            a = 2 * pi * (k + 0.5) / 18
            b.box(
                x + 0.32 * math.cos(a),
                0,
                0.34 + 0.32 * math.sin(a) - 0.015,
                0.118,
                0.035,
                0.03,
                "dark",
                0,
                ry=-(a + pi / 2),
            )
        for k in range(4):
            b.box(x, 0, 0.33, 0.60, 0.008, 0.008, "steel", 0, ry=k * pi / 4)

    def tube(p, q, r=0.02):
        limb(b, (p[0], 0, p[1]), (q[0], 0, q[1]), r, r, m, 6)

    for p, q in (
        ((-0.52, 0.34), (-0.08, 0.30)),
        ((-0.52, 0.34), (-0.2, 0.82)),
        ((-0.2, 0.82), (-0.08, 0.30)),
        ((-0.08, 0.30), (0.36, 0.78)),
        ((-0.18, 0.76), (0.36, 0.80)),
        ((0.34, 0.92), (0.52, 0.34)),
    ):
        tube(p, q)
    b.box(-0.24, 0, 0.86, 0.26, 0.13, 0.05, "dark", 0.02)
    b.box(0.33, 0, 0.95, 0.04, 0.52, 0.03, "dark", 0.01)
    b.box(-0.50, 0, 0.72, 0.36, 0.14, 0.02, "dark", 0.005)
    return b.mesh("bike")


def bike_stand():
    b = Builder()
    for k in range(5):
        b.box(k * 0.75, 0, 0, 0.05, 0.05, 0.8, "steel", 0.01)
        b.box(k * 0.75, 0.55, 0, 0.05, 0.05, 0.8, "steel", 0.01)
        b.box(k * 0.75, 0.275, 0.77, 0.05, 0.6, 0.05, "steel", 0.01)
    return b.mesh("stand")
