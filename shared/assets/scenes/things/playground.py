"""The playground."""

import math
from mathutils import Matrix
from kit.materials import material
from kit.mesh import Builder


def playground(x, y, rng):
    """Slide tower, swing, spring riders on a soft red-gold surface."""
    b = Builder()
    b.cyl(0, 0, 0, 5.2, 0.05, material("softfall", "#C98A5B", rough=1), 28)
    b.cyl(0.8, 0.3, 0.05, 2.6, 0.012, material("softfall2", "#D9A441", rough=1), 24)
    for sx in (-0.8, 0.8):
        for sy in (-0.8, 0.8):
            b.cyl(sx, sy, 0, 0.08, 3.0, "wood", 8)
    b.box(0, 0, 1.35, 1.8, 1.8, 0.1, "wood", 0.02)
    roof = material("plroof", "#C9121A", rough=0.7)
    b.add(
        [(-1.2, -1.2, 2.9), (1.2, -1.2, 2.9), (1.2, 1.2, 2.9), (-1.2, 1.2, 2.9), (0, 0, 3.9)],
        [[0, 1, 4], [1, 2, 4], [2, 3, 4], [3, 0, 4]],
        roof,
    )
    for s in (-1, 1):
        b.box(0, s * 0.85, 1.5, 1.6, 0.05, 0.6, "lgreen", 0.02)
    slide = material("slide", "#F0B020", rough=0.35, spec=0.4)
    length = math.hypot(2.5, 1.3)
    b.box(2.1, 0, 0.72, length, 0.6, 0.06, slide, 0.02, ry=math.atan2(1.3, 2.5))
    for s in (-1, 1):
        b.box(2.1, s * 0.3, 0.76, length, 0.05, 0.22, slide, 0.02, ry=math.atan2(1.3, 2.5))
    for k in range(5):
        b.box(-0.95 - k * 0.10, 0, 0.25 + (4 - k) * 0.26 - 0.2, 0.07, 0.9, 0.06, "wood2")
    for s in (-1, 1):
        b.cyl(-2.8, s * 1.3 + 2.4, 0, 0.07, 2.3, "dgreen", 8, M=Matrix.Rotation(s * 0.12, 4, "X"))
    b.box(-2.8, 2.4, 2.22, 0.1, 2.4, 0.1, "dgreen", 0.02)
    for s in (-0.5, 0.5):
        b.box(-2.8, 2.4 + s, 0.5, 0.22, 0.42, 0.05, "red", 0.02)
        for q in (-0.18, 0.18):
            b.cyl(-2.8, 2.4 + s + q, 0.52, 0.012, 1.7, "dark", 5)
    for sx, sy, c in ((2.4, -2.6, "red"), (0.6, -3.3, "lgreen")):
        b.cyl(sx, sy, 0, 0.10, 0.42, "steel", 8)
        b.ico(sx, sy, 0.62, 0.34, c, 2, (1.4, 0.7, 0.8), smooth=True)
        b.box(sx + 0.35, sy, 0.7, 0.08, 0.5, 0.08, "gold", 0.02)
    return b.obj("playground", (x, y, 0.0))
