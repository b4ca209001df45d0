"""The mark, pylon, flags and menu boards."""

import math
from mathutils import Matrix
from kit.materials import PALETTE, lit, material
from kit.mesh import Builder, beveled_box, text
from kit.scene import scene

pi = math.pi


def logo_disc(b, x, y, z, r, axis="y", back="gold", cut="red", th=0.12, M=None):
    """invented mark: golden-brown loaf disc with three diagonal scores. faces -Y"""
    T = b.T.copy()
    b.T = T @ Matrix.Translation((x, y, z)) @ (M or Matrix.Identity(4))
    g = lit("sgold", "#FFB400", 0.55, 0.95)
    rd = lit("sred", "#D90007", 0.35, 0.8)
    b.cyl(0, 0, 0, r, th, g, 40, M=Matrix.Rotation(pi / 2, 4, "X"))
    for i, (o, l) in enumerate(((-0.42, 0.95), (0, 1.25), (0.42, 0.95))):
        vs, fs = beveled_box(l * r, 0.03, 0.17 * r, 0.08 * r * 0 + 0.0, 1)
        c = math.sqrt(0.5)
        pts = []
        L = l * r / 2
        wd = 0.1 * r
        for k in range(13):  # leaf-shaped slash
            t = -1 + 2 * k / 12
            pts.append((t * L, wd * (1 - t * t)))
        for k in range(11, 0, -1):
            t = -1 + 2 * k / 12
            pts.append((t * L, -wd * (1 - t * t)))
        R = [(p[0] * c - p[1] * c + o * r * c, p[0] * c + p[1] * c - o * r * c) for p in pts]
        if scene.mirror:
            R = [(-p[0], p[1]) for p in R][::-1]
        b.add([(p[0], -th - 0.012, p[1]) for p in R], [list(range(len(R)))], rd)
    b.T = T


def pylon(x, y, rz=0, h=11.0, wm=True, drive=True):
    b = Builder()
    M = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(rz, 4, "Z")
    b.box(0, 0, 0, 1.7, 1.0, 0.35, "concrete", 0.04)
    b.box(-0.5, 0, 0.3, 0.28, 0.32, h - 3.2, "dgreen", 0.03)
    b.box(0.5, 0, 0.3, 0.28, 0.32, h - 3.2, "dgreen", 0.03)
    b.box(0, 0, h - 3.6, 3.5, 0.55, 3.6, lit("pyred", "#C3030B", 0.18, 0.9), 0.12)
    b.box(0, 0, h - 3.85, 3.5, 0.5, 0.14, lit("sgold", "#FFB400", 0.55, 0.95), 0.02)
    for s in (-1, 1):
        logo_disc(b, 0, s * 0.27, h - 1.55, 1.15, M=Matrix.Rotation(0 if s < 0 else pi, 4, "Z"))
    if drive:
        b.box(0, 0, h - 5.1, 2.6, 0.4, 0.95, lit("pywh", "#FFF6E0", 0.35, 1.5), 0.06)
    o = b.obj("pylon", (x, y, 0), rz)
    for s in (-1, 1):

        def T(body, size, z, m, off):
            t = text(body, size, m, (0, 0, 0), extrude=0.02)
            t.matrix_world = (
                M
                @ Matrix.Rotation(0 if s < 0 else pi, 4, "Z")
                @ Matrix.Translation((0, -off, z))
                @ Matrix.Rotation(pi / 2, 4, "X")
            )

        T("Goldbraun", 0.56, h - 3.15, lit("swhite", "#FFF6E0", 0.8, 1.3), 0.285)
        if drive:
            T("GoldDrive", 0.44, h - 4.62, lit("sgreen", "#1F6437", 0.1, 0.25), 0.215)
    return o


def menu_icon(b, at, s, turn=0.0, kind=0):
    """Flat burger, fries or drink on a menu board; faces -Y before turning."""
    T = b.T.copy()
    b.T = T @ Matrix.Translation(at) @ Matrix.Rotation(turn, 4, "Z")
    f = lambda c: lit("ic" + c, c, 0.5, 1.2)

    def bar(z0, z1, w, c):
        b.box(0, 0, z0 * s, w * s * 2, 0.012, (z1 - z0) * s, f(c))

    if kind == 0:
        bar(-0.8, -0.45, 0.85, "#C9833A")
        bar(-0.45, -0.15, 0.95, "#5B3420")
        bar(-0.15, 0.0, 1.0, "#FFB61E")
        bar(0.0, 0.14, 1.02, "#7FA83F")
        dome = [(0.92 * s * math.cos(pi * k / 10), 0.14 * s + 0.75 * s * math.sin(pi * k / 10)) for k in range(11)]
        b.add([(x, -0.006, z) for x, z in dome], [list(range(11))[::-1]], f("#C9833A"))
    elif kind == 1:
        for k in range(5):
            b.box((k - 2) * 0.26 * s, 0, -0.2 * s, 0.16 * s, 0.012, (0.9 + 0.2 * (k % 2)) * s, f("#F2C14E"))
        b.add(
            [
                (-0.55 * s, -0.012, -0.85 * s),
                (0.55 * s, -0.012, -0.85 * s),
                (0.75 * s, -0.012, 0.2 * s),
                (-0.75 * s, -0.012, 0.2 * s),
            ],
            [[0, 1, 2, 3]],
            f("#C9121A"),
        )
    else:
        b.add(
            [
                (-0.42 * s, -0.008, -0.85 * s),
                (0.42 * s, -0.008, -0.85 * s),
                (0.6 * s, -0.008, 0.55 * s),
                (-0.6 * s, -0.008, 0.55 * s),
            ],
            [[0, 1, 2, 3]],
            f("#C9121A"),
        )
        b.box(0, 0, 0.55 * s, 1.4 * s, 0.012, 0.16 * s, f("#8E8A84"))
        b.box(0.15 * s, 0, 0.7 * s, 0.1 * s, 0.012, 0.45 * s, f("#FFBC0D"))
    b.T = T


def order_post():
    """digital menu board + speaker + canopy, faces -X side towards lane (lane at -X) -> driver looks +X"""
    b = Builder()
    b.box(0, 0, 0, 0.8, 3.0, 0.14, "anth", 0.03)
    for k in (-1, 0, 1):
        b.box(0.15, k * 0.86, 0.5, 0.16, 0.8, 1.5, "dark", 0.03)
        cols = [
            ("#FFBC0D", "#D90007", "#F4F0E8"),
            ("#D90007", "#FFBC0D", "#A9C141"),
            ("#1F6437", "#FFBC0D", "#F4F0E8"),
        ][k + 1]
        b.box(0.06, k * 0.86, 1.55, 0.02, 0.72, 0.38, lit("mb" + cols[0], cols[0], 0.6, 1.6))
        for r in range(2):
            for c in range(2):
                b.box(
                    0.055,
                    k * 0.86 - 0.18 + 0.36 * c,
                    0.62 + 0.44 * r,
                    0.02,
                    0.32,
                    0.36,
                    lit("mbcream", "#EADFC8", 0.5, 1.3),
                )
                menu_icon(b, (0.04, k * 0.86 - 0.18 + 0.36 * c, 0.80 + 0.44 * r), 0.12, -pi / 2, (k + r + c) % 3)
    b.box(0.26, 0, 0.45, 0.06, 2.7, 1.6, "dgreen", 0.03)
    b.box(0.3, 0, 1.2, 0.02, 2.7, 0.12, "gold")
    for k in (-1.1, 1.1):
        b.box(0.25, k, 0.1, 0.1, 0.1, 2.6, "anth", 0.02)
    b.box(-0.35, 0, 2.65, 1.9, 3.2, 0.12, "red", 0.03)
    b.box(-0.35, 0, 2.6, 1.8, 3.1, 0.05, lit("cano", "#FFF0CC", 0.35, 2.2))
    b.box(-1.31, 0, 2.62, 0.03, 3.2, 0.18, "gold")
    b.box(-0.2, -1.9, 0.1, 0.22, 0.22, 1.15, "dgreen", 0.04)
    b.box(-0.32, -1.9, 0.85, 0.03, 0.16, 0.28, "steel")
    return b.mesh("orderpost")


def height_bar(w=3.2):
    """gooseneck clearance sign: post stands right of the lane, arm reaches over it (-X)"""
    b = Builder()
    b.cyl(0, 0, 0, 0.22, 0.3, "concrete", 12)
    b.cyl(0, 0, 0.2, 0.08, 3.3, "gold", 10)
    b.box(-w / 2, 0, 3.35, w + 0.1, 0.13, 0.13, "gold", 0.02)
    for i in range(4):
        b.box(-0.7 - i * 0.68, 0, 2.95, 0.5, 0.07, 0.22, "red" if i % 2 == 0 else "white", 0.02)
        b.cyl(-0.7 - i * 0.68, 0, 3.15, 0.012, 0.22, "dark", 5)
    return b.mesh("hbar")


def flag_mesh(color="red", h=7.5, disc=True):
    """Flag pole with a hanging banner bearing the disc."""
    b = Builder()
    b.cyl(0, 0, 0, 0.12, 0.35, "concrete", 10)
    b.cyl(0, 0, 0.2, 0.055, h, "steel", 8, r2=0.035)
    b.ico(0, 0, h + 0.25, 0.09, "gold", 1, smooth=True)
    b.box(0.55, 0, h - 0.12, 1.1, 0.04, 0.04, "steel")
    cloth = material("flag" + color, PALETTE.get(color, color), rough=0.85, spec=0.05)
    n, rows = 8, 10
    vs, fs = [], []
    for j in range(rows + 1):
        for i in range(n + 1):
            u, v = i / n, j / rows
            vs.append((0.06 + u * 1.04, 0.10 * math.sin(u * 5 + v * 3.1) * (0.15 + v), h - 0.1 - v * 3.1))
    for j in range(rows):
        for i in range(n):
            a = j * (n + 1) + i
            fs.append([a, a + 1, a + n + 2, a + n + 1])
    b.add(vs, fs, cloth, None, True)
    if disc:
        for side in (-1, 1):
            logo_disc(b, 0.58, side * 0.09, h - 1.15, 0.38, th=0.02, M=Matrix.Rotation(0 if side < 0 else pi, 4, "Z"))
    return b.mesh("flag")
