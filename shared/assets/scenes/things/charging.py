"""Charging posts and the solar carport."""

from kit.materials import lit, material
from kit.mesh import Builder, limb


def charger_mesh():
    """Fast charger with screen, cable and lime trim; faces +X."""
    b = Builder()
    b.box(0, 0, 0, 0.75, 0.85, 0.14, "concrete", 0.02)
    b.box(0, 0, 0.12, 0.45, 0.62, 1.95, material("chw", "#DAD6CC", rough=0.5), 0.06)
    b.box(0.225, 0, 1.35, 0.02, 0.42, 0.48, "dark", 0.01)
    b.box(0.238, 0, 1.39, 0.01, 0.36, 0.38, lit("chs", "#A9C141", 0.55, 1.8))
    b.box(0.225, 0, 0.14, 0.015, 0.62, 0.30, "lgreen")
    b.box(0.225, 0, 2.0, 0.015, 0.62, 0.07, "red")
    bolt = [(0.05, 0.20), (-0.07, 0.0), (-0.005, 0.0), (-0.05, -0.20), (0.08, 0.04), (0.01, 0.04)]
    b.add([(0.245, p[0], 1.58 + p[1] * 0.75) for p in bolt], [[0, 1, 2], [2, 3, 4], [4, 5, 0], [0, 2, 4]], "white")
    b.box(0.24, -0.24, 1.0, 0.09, 0.10, 0.22, "dark", 0.02)
    return b.mesh("charger")


def cable(p, q, sag=0.5, color="dark"):
    """Hanging charging cable from p to q."""

    b, n, last = Builder(), 10, p
    for k in range(1, n + 1):
        t = k / n
        cur = tuple(p[i] + (q[i] - p[i]) * t - (sag * 4 * t * (1 - t) if i == 2 else 0) for i in range(3))
        limb(b, last, cur, 0.025, 0.025, material(color), 6)
        last = cur
    return b.obj("cable")


def solar_carport(x, y, n, rz=0.0):
    """Carport with a solar roof over n bays of 2.8 m."""
    b = Builder()
    w = n * 2.8
    for k in range(n // 2 + 1):
        px = min(k * 5.6, w) - w / 2
        b.box(px, 2.2, 0, 0.22, 0.22, 2.7, "dgreen", 0.02)
        b.box(px, 0, 2.62, 0.16, 5.4, 0.2, "dgreen", 0.02, rx=0.06)
    pv = material("pv", "#1E3050", rough=0.15, spec=0.6)
    for i in range(int(w / 1.4)):
        for j in range(3):
            b.box(-w / 2 + 0.7 + i * 1.4, -1.75 + j * 1.75, 2.88 + (j - 1) * 0.105, 1.34, 1.69, 0.06, pv, 0, rx=0.06)
    b.box(0, -2.68, 2.66, w + 0.2, 0.10, 0.26, "red", 0.02)
    return b.obj("carport", (x, y, 0), rz)
