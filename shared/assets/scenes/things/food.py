"""A meal on its tray."""

import math
from mathutils import Matrix
from kit.materials import material

pi = math.pi


def burger(b, x, y, z, r=0.075, fine=False):
    """Bun, lettuce, patty, cheese, bun with sesame."""
    bun = material("bun", "#C9833A", rough=0.55, spec=0.25)
    n = 20 if fine else 12
    b.cyl(x, y, z, r * 0.92, r * 0.36, bun, n, r2=r)
    b.cyl(
        x,
        y,
        z + r * 0.36,
        r * 1.12,
        r * 0.12,
        material("lettuce", "#8CB83A", rough=0.8),
        n - 3,
        r2=r * 1.02,
        smooth=False,
    )
    b.cyl(x, y, z + r * 0.46, r * 1.03, r * 0.26, material("patty", "#5B3420", rough=0.85), n)
    b.box(x, y, z + r * 0.72, r * 1.62, r * 1.62, r * 0.07, material("cheese", "#FFB61E", rough=0.5), r * 0.02, rz=0.6)
    b.cyl(x, y, z + r * 0.79, r * 1.0, r * 0.10, material("tomato", "#CE3A2B", rough=0.5), n)
    b.ico(x, y, z + r * 0.86, r * 1.04, bun, 3 if fine else 2, (1, 1, 0.72), smooth=True)
    if fine:
        for k in range(16):
            a, d = k * 2.4, r * 0.18 * math.sqrt(k)
            h = r * 0.86 + r * 0.745 * math.sqrt(max(0, 1 - (d / (r * 1.04)) ** 2))
            b.ico(
                x + d * math.cos(a),
                y + d * math.sin(a),
                z + h,
                r * 0.065,
                material("sesame", "#F3DDA8", rough=0.6),
                1,
                (1.5, 1, 0.6),
            )


def fries(b, x, y, z, s=1.0, rng=None):
    """Red box with yellow sticks."""
    red = material("frybox", "#C9121A", rough=0.6)
    b.add(
        [
            (x - 0.035 * s, y - 0.022 * s, z),
            (x + 0.035 * s, y - 0.022 * s, z),
            (x + 0.035 * s, y + 0.022 * s, z),
            (x - 0.035 * s, y + 0.022 * s, z),
            (x - 0.055 * s, y - 0.03 * s, z + 0.10 * s),
            (x + 0.055 * s, y - 0.03 * s, z + 0.10 * s),
            (x + 0.055 * s, y + 0.03 * s, z + 0.12 * s),
            (x - 0.055 * s, y + 0.03 * s, z + 0.12 * s),
        ],
        [[3, 2, 1, 0], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7], [4, 5, 6, 7]],
        red,
    )
    b.cyl(
        x,
        y - 0.027 * s,
        z + 0.055 * s,
        0.024 * s,
        0.004 * s,
        "gold",
        12,
        M=Matrix.Rotation(pi / 2, 4, "X") @ Matrix.Translation((0, 0, 0)),
    )
    fry = material("fry", "#F2C14E", rough=0.7)
    for k in range(14):
        u, v = (k % 7 - 3) * 0.014 * s, (k // 7 - 0.5) * 0.026 * s
        b.box(
            x + u,
            y + v,
            z + 0.07 * s,
            0.011 * s,
            0.011 * s,
            (0.095 + 0.022 * ((k * 37) % 5) / 4) * s,
            fry,
            0,
            rx=0.10 * ((k * 7) % 5 - 2) / 2,
            ry=u / s * 3.0,
        )


def drink(b, x, y, z, s=1.0):
    """Paper cup with lid and straw."""
    n = 14
    b.cyl(x, y, z, 0.036 * s, 0.15 * s, material("cupw", "#E9E3D8", rough=0.6), n, r2=0.048 * s)
    b.cyl(x, y, z + 0.045 * s, 0.0405 * s, 0.055 * s, material("cupr", "#C9121A", rough=0.55), n, r2=0.0455 * s)
    b.cyl(x, y, z + 0.15 * s, 0.053 * s, 0.014 * s, material("lid", "#D5D2CA", rough=0.4), n)
    b.cyl(x + 0.012 * s, y, z + 0.155 * s, 0.006 * s, 0.10 * s, "red", 6, M=Matrix.Rotation(0.16, 4, "Y"))


def tray(b, x, y, z, rz=0.0, fine=False):
    """Tray with a complete meal."""
    T = b.T.copy()
    b.T = T @ Matrix.Translation((x, y, z)) @ Matrix.Rotation(rz, 4, "Z")
    b.box(0, 0, 0, 0.42, 0.30, 0.012, material("trayr", "#A81018", rough=0.5), 0.004)
    b.box(0, 0, 0.012, 0.36, 0.25, 0.003, material("traypaper", "#E6D5B0", rough=0.95))
    for sx, sy, w, d in (
        (0, 0.147, 0.42, 0.012),
        (0, -0.147, 0.42, 0.012),
        (0.207, 0, 0.012, 0.30),
        (-0.207, 0, 0.012, 0.30),
    ):
        b.box(sx, sy, 0.0, w, d, 0.028, material("trayr", "#A81018", rough=0.5), 0.003)
    burger(b, -0.09, -0.02, 0.015, 0.068, fine)
    fries(b, 0.06, 0.05, 0.015, 0.95)
    drink(b, 0.135, -0.065, 0.015, 0.9)
    b.T = T
