"""Trees, shrubs, hedges, beds."""

import math
from mathutils import Matrix
from kit.materials import material
from kit.mesh import Builder, limb, place
from kit.scene import scene


GREENS = ("#7FA83F", "#93B84A", "#6A9A3C", "#A9C141", "#5C8C3A")
AUTUMN = ("#C98A2E", "#B5652B", "#9AA03C", "#D9A441", "#A8552B")


def foliage(k, kind, greens):
    """The leaves of the k-th tree, in the colours of the season."""
    color = (AUTUMN if scene.season == "autumn" else greens)[k % len(greens)]
    return material("leaf" + kind + color, color, rough=0.9, spec=0.05, var=0.1)


def bare_crown(b, rng, height, spread, branches=9):
    """Branches without leaves, each forked once."""
    for i in range(branches):
        turn, start = i * 2.4 + rng.uniform(-0.3, 0.3), height * rng.uniform(0.45, 0.95)
        out, up = spread * rng.uniform(0.6, 1.0), rng.uniform(0.9, 1.7)
        fork = (out * 0.5 * math.cos(turn), out * 0.5 * math.sin(turn), start + up * 0.6)
        limb(b, (0, 0, start), fork, 0.07, 0.045, "trunk", 5)
        for lean in (-0.45, 0.35):
            tip = (out * math.cos(turn + lean), out * math.sin(turn + lean), start + up * rng.uniform(1.0, 1.5))
            limb(b, fork, tip, 0.045, 0.018, "trunk", 5)


def leafy_tree(b, rng, k):
    height = rng.uniform(2.0, 2.8)
    b.cyl(0, 0, 0, 0.17, height + 0.8, "trunk", 8, r2=0.1)
    if scene.season == "winter":
        bare_crown(b, rng, height + 1.2, 1.7, 11)
        return
    leaves = foliage(k, "wide", GREENS)
    b.ico(0, 0, height + 1.2, 1.5, leaves, 2, (1, 1, 1.05), 0.07, rng)
    for i in range(3):
        a = i * 2.1 + rng.random()
        spot = (0.85 * math.cos(a), 0.85 * math.sin(a), height + 0.7 + rng.uniform(-0.2, 0.5))
        b.ico(*spot, rng.uniform(0.85, 1.1), leaves, 2, (1, 1, 0.95), 0.08, rng)


def slim_tree(b, rng, k):
    b.cyl(0, 0, 0, 0.12, 2.0, "trunk", 8, r2=0.1)
    if scene.season == "winter":
        b.cyl(0, 0, 2.0, 0.1, 2.2, "trunk", 6, r2=0.03)
        bare_crown(b, rng, 3.6, 0.8, 9)
        return
    b.ico(0, 0, 4.0, 1.0, foliage(k, "slim", GREENS[:3]), 2, (1, 1, 2.3), 0.06, rng)


def fir(b, rng, k):
    needles = material("fir%d" % (k % 3), ["#2F6B3C", "#3C7A45", "#275E3C"][k % 3], rough=0.95, spec=0.05, var=0.12)
    b.cyl(0, 0, 0, 0.2, 1.2, "trunk", 7)
    z, radius = 0.8, 1.9
    for i in range(4):
        b.cyl(0, 0, z, radius, 2.2, needles, 9, r2=0.05, smooth=False, M=Matrix.Rotation(i * 0.5, 4, "Z"))
        z, radius = z + 1.25, radius * 0.76


def round_tree(b, rng, k):
    b.cyl(0, 0, 0, 0.08, 1.4, "trunk", 8)
    if scene.season == "winter":
        bare_crown(b, rng, 1.9, 0.75, 9)
        return
    b.ico(0, 0, 1.9, 0.8, foliage(k, "round", ("#6FA03F",)), 2, (1, 1, 1), 0.04, rng)


TREES = {"leaf": leafy_tree, "slim": slim_tree, "fir": fir, "round": round_tree}


def tree_meshes(rng, n=4, kind="leaf"):
    """n different trees of a kind; deciduous ones follow the season."""
    meshes = []
    for k in range(n):
        b = Builder()
        TREES[kind](b, rng, k)
        meshes.append(b.mesh("tree_%s%d" % (kind, k)))
    return meshes


def climbing_plants(b, rng, house):
    """Ivy on wires along the closed walls and beside the portal."""
    leaves = [material("ivy" + c, c, rough=0.95, spec=0.04) for c in ("#5E8A3E", "#6E9A48", "#4F7C38")]
    wall = [(house.x1 - 3.2 + k * 0.42, house.y0 - 0.16) for k in range(8)]
    wall += [(house.x0 - 0.12, 2.6 + k * 0.5) for k in range(int((house.y1 - 3) / 0.5))]
    wall += [(-9.4 + k * 2.9, house.y0 - 0.1) for k in range(2)]
    for x, y in wall:
        top = house.height - rng.uniform(0.7, 1.1)
        z = 0.3
        while z < top:
            spot = (x + rng.uniform(-0.16, 0.16), y + rng.uniform(-0.05, 0.05), z)
            b.ico(*spot, rng.uniform(0.2, 0.32), rng.choice(leaves), 1, (1, 0.45, 1), 0.15, rng)
            z += 0.3


def shrub_mesh(rng, c="#86AE47", name="shrub"):
    b = Builder()
    g = material("shr" + c, c, rough=0.95, spec=0.05, var=0.12)
    for i in range(5):
        b.ico(
            rng.uniform(-0.42, 0.42),
            rng.uniform(-0.32, 0.32),
            0.26,
            rng.uniform(0.28, 0.44),
            g,
            2,
            (1, 1, 0.92),
            0.06,
            rng,
        )
    return b.mesh(name)


def planter(rng, w=2.0):
    b = Builder()
    b.box(0, 0, 0, w, 0.55, 0.5, "wood", 0.03)
    g = material("plg", "#7FA83F", rough=0.95, spec=0.05)
    for i in range(int(w / 0.33)):
        b.ico(
            -w / 2 + 0.25 + i * 0.33, rng.uniform(-0.06, 0.06), 0.58, rng.uniform(0.2, 0.3), g, 2, (1, 1, 1), 0.07, rng
        )
    for i in range(int(w / 0.3)):
        b.ico(
            -w / 2 + 0.2 + i * 0.3,
            rng.uniform(-0.15, 0.15),
            0.8 + rng.uniform(-0.05, 0.06),
            0.06,
            rng.choice(["gold", "red", "white"]),
            1,
        )
    return b.mesh("planter")


def kerb_frame(b, x0, y0, x1, y1, fill, z=0.13, top=0.10):
    """Island: kerb all round, filled level with soil or lawn."""
    k = 0.16
    for a in ((x0, y0, x1, y0 + k), (x0, y1 - k, x1, y1), (x0, y0 + k, x0 + k, y1 - k), (x1 - k, y0 + k, x1, y1 - k)):
        b.span(a[0], a[1], -0.05, a[2], a[3], z, "kerb", 0.02)
    b.span(x0 + k, y0 + k, -0.05, x1 - k, y1 - k, top, fill)


def hedge(x0, y0, x1, y1, h, rng, z=0.08, color="#5E8A3E"):
    """Clipped hedge standing in the soil: a row of soft blocks with an uneven top."""
    b = Builder()
    g = material("shrhedge" + color, color, rough=0.95, spec=0.04, var=0.08)
    g2 = material("shrhedge2" + color, "#6E9A48", rough=0.95, spec=0.04)
    length = math.hypot(x1 - x0, y1 - y0)
    a = math.atan2(y1 - y0, x1 - x0)
    n = max(1, int(length / 0.9))
    for k in range(n):
        t = (k + 0.5) / n
        b.box(
            x0 + (x1 - x0) * t,
            y0 + (y1 - y0) * t,
            z,
            length / n + 0.08,
            rng.uniform(0.66, 0.76),
            h * rng.uniform(0.93, 1.06),
            g if k % 3 else g2,
            0.14,
            rz=a + rng.uniform(-0.03, 0.03),
            seg=2,
        )
    return b.obj("shrub_hedge")


def flower_bed(x0, y0, x1, y1, rng, z=0.10, density=7.0):
    """Flowers on short stems, set in soil."""
    b = Builder()
    n = int(abs((x1 - x0) * (y1 - y0)) * density)
    stem = material("stem", "#6E9A44", rough=0.9)
    for _ in range(n):
        x, y, h = rng.uniform(x0, x1), rng.uniform(y0, y1), rng.uniform(0.12, 0.30)
        b.ico(x, y, z + h * 0.35, rng.uniform(0.09, 0.14), stem, 1, (1, 1, 0.8))
        if rng.random() < 0.75 and scene.season != "winter":
            c = rng.choice(["#D0202A", "#F2B21B", "#EDE6DA", "#C96A8A", "#F2B21B"])
            b.ico(x, y, z + h, 0.055, material("fl" + c, c, rough=0.8), 1, (1, 1, 0.7))
    return b.obj("shrub_flowers")


def plant_island(b, m, x0, y0, x1, y1, rng, kind="mix", trees=(), h=0.75):
    """Kerbed island with a hedge, flowers or lawn, and round trees."""
    kerb_frame(b, x0, y0, x1, y1, m["soil"] if kind != "lawn" else m["lawn"])
    along_x = abs(x1 - x0) > abs(y1 - y0)
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    if kind in ("hedge", "mix"):
        if along_x:
            hedge(x0 + 0.5, cy + 0.25, x1 - 0.5, cy + 0.25, h, rng)
        else:
            hedge(cx + 0.25, y0 + 0.5, cx + 0.25, y1 - 0.5, h, rng)
    if kind in ("flowers", "mix"):
        if along_x:
            flower_bed(x0 + 0.4, y0 + 0.3, x1 - 0.4, cy - 0.15, rng)
        else:
            flower_bed(x0 + 0.3, y0 + 0.4, cx - 0.15, y1 - 0.4, rng)
    rounds = tree_meshes(rng, 3, "round")
    for x, y in trees:
        place(rng.choice(rounds), (x, y, 0.08), rng.random() * 6, sc=rng.uniform(1.35, 1.7))
