"""Bunting and balloons."""

import math
from mathutils import Matrix
from kit.materials import PALETTE, material
from kit.mesh import Builder

pi = math.pi


def bunting(points, rng):
    """Pennant chain between points."""
    b = Builder()
    cols = ["red", "gold", "lgreen", "white", "dgreen"]
    for (x0, y0, z0), (x1, y1, z1) in zip(points, points[1:]):
        n = max(4, int(math.dist((x0, y0, z0), (x1, y1, z1)) / 0.45))
        for k in range(n):
            t, t2 = k / n, (k + 0.8) / n
            sag = lambda q: -0.55 * 4 * q * (1 - q)
            p = (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z0 + (z1 - z0) * t + sag(t))
            q = (x0 + (x1 - x0) * t2, y0 + (y1 - y0) * t2, z0 + (z1 - z0) * t2 + sag(t2))
            tip = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2 - 0.42)
            b.add([p, q, tip], [[0, 1, 2]], material("pen" + cols[k % 5], PALETTE[cols[k % 5]], rough=0.9, spec=0.03))
    return b.obj("bunting")


def balloon_arch(x, y, z, width, height, rng):
    """Arch of balloons around a door."""
    b = Builder()
    cols = ["#D90007", "#FFBC0D", "#F1E4CF", "#A9C141", "#FFBC0D", "#D90007"]
    n = 46
    for k in range(n):
        a = pi * k / (n - 1)
        px, pz = -math.cos(a) * width / 2, math.sin(a) ** 0.7 * height
        c = rng.choice(cols)
        b.ico(
            px + rng.uniform(-0.12, 0.12),
            rng.uniform(-0.16, 0.16),
            pz + rng.uniform(-0.1, 0.1),
            rng.uniform(0.16, 0.27),
            material("bal" + c, c, rough=0.25, spec=0.45),
            2,
            (1, 1, 1.12),
            smooth=True,
        )
    return b.obj("balloons", (x, y, z))


def balloon_bunch(rng):
    """Balloons on strings, tied to a weight."""
    b = Builder()
    for k in range(7):
        a, r, h = k * 0.9, rng.uniform(0.1, 0.38), rng.uniform(1.9, 2.7)
        c = rng.choice(["#D90007", "#FFBC0D", "#A9C141", "#F1E4CF"])
        b.ico(
            r * math.cos(a),
            r * math.sin(a),
            h,
            0.19,
            material("bal" + c, c, rough=0.25, spec=0.45),
            2,
            (1, 1, 1.15),
            smooth=True,
        )
        lean = Matrix.Rotation(-math.atan2(r, h) if True else 0, 4, (-math.sin(a), math.cos(a), 0))
        b.cyl(0, 0, 0, 0.005, h - 0.2, "white", 4, M=lean.inverted())
    return b.mesh("bunch")
