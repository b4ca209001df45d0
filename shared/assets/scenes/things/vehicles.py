"""Rounded cars. They drive along +X at rotation 0."""

import math
from mathutils import Matrix
from kit.materials import lit, material
from kit.mesh import Builder


BODIES = {
    "compact": [
        (-1.84, 0.60, 0.46, 0.78),
        (-1.76, 0.76, 0.34, 0.88),
        (-1.5, 0.83, 0.28, 0.93),
        (-0.8, 0.86, 0.26, 0.94),
        (0.3, 0.86, 0.26, 0.92),
        (0.95, 0.85, 0.26, 0.89),
        (1.45, 0.81, 0.28, 0.80),
        (1.72, 0.74, 0.32, 0.70),
        (1.84, 0.58, 0.40, 0.60),
    ],
    "estate": [
        (-2.22, 0.62, 0.46, 0.80),
        (-2.14, 0.80, 0.34, 0.92),
        (-1.8, 0.86, 0.28, 0.96),
        (-0.8, 0.88, 0.26, 0.96),
        (0.5, 0.88, 0.26, 0.93),
        (1.2, 0.87, 0.26, 0.88),
        (1.8, 0.83, 0.28, 0.78),
        (2.1, 0.75, 0.32, 0.68),
        (2.22, 0.58, 0.40, 0.58),
    ],
    "suv": [
        (-2.12, 0.66, 0.50, 0.92),
        (-2.04, 0.84, 0.40, 1.02),
        (-1.7, 0.90, 0.36, 1.07),
        (-0.8, 0.92, 0.34, 1.08),
        (0.4, 0.92, 0.34, 1.06),
        (1.1, 0.91, 0.34, 1.03),
        (1.7, 0.87, 0.36, 0.95),
        (2.0, 0.78, 0.40, 0.84),
        (2.12, 0.62, 0.48, 0.70),
    ],
    "van": [
        (-2.42, 0.80, 0.44, 1.05),
        (-2.36, 0.90, 0.36, 1.12),
        (-1.9, 0.94, 0.32, 1.15),
        (-0.8, 0.95, 0.32, 1.15),
        (0.9, 0.95, 0.32, 1.14),
        (1.6, 0.94, 0.32, 1.10),
        (2.05, 0.89, 0.34, 0.98),
        (2.3, 0.82, 0.38, 0.82),
        (2.42, 0.66, 0.46, 0.68),
    ],
}
BODIES["electric"] = BODIES["compact"]


CABINS = {
    "compact": (-1.62, 0.98, -1.18, 0.34, 0.90, 1.46, 0.78, 0.60),
    "electric": (-1.62, 1.16, -1.10, 0.30, 0.90, 1.48, 0.78, 0.58),
    "estate": (-2.02, 1.05, -1.72, 0.30, 0.92, 1.46, 0.80, 0.62),
    "suv": (-1.95, 1.10, -1.62, 0.42, 1.04, 1.68, 0.84, 0.66),
    "van": (-2.30, 1.62, -2.26, 1.02, 1.12, 2.06, 0.90, 0.80),
}


WHEELS = {
    "compact": (-1.12, 1.14),
    "electric": (-1.12, 1.14),
    "estate": (-1.34, 1.36),
    "suv": (-1.28, 1.30),
    "van": (-1.45, 1.50),
}


PAINTS = [
    "#D9D6CE",
    "#B8423A",
    "#3F7391",
    "#D9A441",
    "#8FB0A3",
    "#4A545E",
    "#B9C0C4",
    "#71904F",
    "#D8C9AE",
    "#7C4F57",
    "#2F4A5C",
    "#C9774E",
]


def body(b, stations, paint):
    """Loft rounded cross-sections along the car."""
    ring = lambda w, lo, hi: [
        (-0.72 * w, lo),
        (-0.97 * w, lo + 0.10),
        (-w, (lo + hi) / 2),
        (-0.97 * w, hi - 0.10),
        (-0.84 * w, hi - 0.025),
        (-0.45 * w, hi),
        (0.45 * w, hi),
        (0.84 * w, hi - 0.025),
        (0.97 * w, hi - 0.10),
        (w, (lo + hi) / 2),
        (0.97 * w, lo + 0.10),
        (0.72 * w, lo),
    ]
    vs, fs, n = [], [], 12
    for x, w, lo, hi in stations:
        vs += [(x, y, z) for y, z in ring(w, lo, hi)]
    for k in range(len(stations) - 1):
        for i in range(n):
            j = (i + 1) % n
            fs.append([k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i])
    fs.append(list(range(n))[::-1])
    fs.append([(len(stations) - 1) * n + i for i in range(n)])
    b.add(vs, fs, paint, None, True)


def cabin_ring(x0, x1, w, r, z, post):
    """Rounded rectangle with a break for the B-pillar; 16 points, counter-clockwise."""
    pts = []
    for cx, cy, start in ((x1 - r, w - r, 0), (x0 + r, w - r, 90), (x0 + r, -w + r, 180), (x1 - r, -w + r, 270)):
        for a in (0, 45, 90):
            t = math.radians(start + a)
            pts.append((cx + r * math.cos(t), cy + r * math.sin(t), z))
        if start == 0:
            pts += [(post + 0.06, w, z), (post - 0.06, w, z)]
        if start == 180:
            pts += [(post - 0.06, -w, z), (post + 0.06, -w, z)]
    return pts


def cabin(b, spec, paint, glass, closed_rear=False):
    """Glass house with painted corner pillars, a B-pillar and a domed roof."""
    x0, x1, r0, r1, belt, roof, wb, wr = spec
    post = (r0 + r1) / 2
    low = cabin_ring(x0, x1, wb, 0.16, belt - 0.06, post)
    top = cabin_ring(r0, r1, wr, 0.14, roof - 0.09, post)
    cap = cabin_ring(r0 + 0.12, r1 - 0.12, wr - 0.14, 0.10, roof, post)
    n = len(low)
    painted = {0, 1, 3, 5, 6, 8, 9, 11, 13, 14}
    if closed_rear:
        painted |= {4, 10, 7}
    for i in range(n):
        j = (i + 1) % n
        b.add([low[i], low[j], top[j], top[i]], [[0, 1, 2, 3]], paint if i in painted else glass)
    fs = [[i, (i + 1) % n, n + (i + 1) % n, n + i] for i in range(n)] + [list(range(n, 2 * n))]
    b.add(top + cap, fs, paint, None, True)


def wheel(b, x, side, half_width, r=0.32):
    """Dark arch, tyre and hub."""
    turn = Matrix.Rotation(math.pi / 2, 4, "X")
    out = side * (half_width - 0.03)
    arch = material("arch", "#1B1C1E", rough=0.95, spec=0.0)
    hub = material("hub", "#B4B9BC", rough=0.45, spec=0.4)
    for radius, thick, m, depth, segs in (
        (r + 0.05, 0.08, arch, 0.0, 20),
        (r, 0.16, "tyre", -0.012, 20),
        (r * 0.62, 0.17, hub, -0.012, 12),
        (r * 0.18, 0.18, "anth", -0.012, 8),
    ):
        b.cyl(x, out + side * depth + thick / 2, r, radius, thick, m, segs, M=turn)


def lights(b, kind, stations):
    """Round head and tail lights, grille, bumpers and plates."""
    front, rear = stations[-1], stations[0]
    head = lit("headl", "#FFF3D0", 0.8, 7)
    tail = lit("taill", "#C9141A", 0.45, 4)
    z = (stations[-2][2] + stations[-2][3]) / 2 + 0.10
    for s in (-1, 1):
        b.ico(stations[-2][0] - 0.01, s * stations[-2][1] * 0.74, z, 0.12, head, 2, (0.9, 1.25, 0.9), smooth=True)
        b.ico(stations[1][0] + 0.02, s * stations[1][1] * 0.86, z + 0.12, 0.11, tail, 2, (0.8, 0.8, 1.4), smooth=True)
    if kind != "electric":
        b.box(front[0] - 0.03, 0, front[2] + 0.02, 0.08, 0.78, 0.13, "dark", 0.03)
    b.box(front[0] + 0.01, 0, front[2] - 0.07, 0.03, 0.46, 0.10, "white", 0.01)
    b.box(rear[0] - 0.01, 0, rear[2] + 0.05, 0.03, 0.46, 0.10, "white", 0.01)
    b.box(front[0] - 0.10, 0, front[2] - 0.10, 0.16, 1.25, 0.10, "dark", 0.04)
    b.box(rear[0] + 0.08, 0, rear[2] - 0.10, 0.16, 1.25, 0.12, "dark", 0.04)


def details(b, kind, spec, stations):
    """Mirrors, door seams and handles; a lime stripe on electric cars."""
    x0, x1, r0, r1, belt, roof, wb, wr = spec
    w = max(s[1] for s in stations)
    seam = material("seam", "#2A2C2E", rough=0.9, spec=0)
    for s in (-1, 1):
        b.ico(x1 - 0.30, s * (w + 0.06), belt + 0.03, 0.09, "dark", 1, (0.7, 1, 0.8), smooth=True)
        b.box((r0 + r1) / 2, s * w, 0.44, 0.016, 0.012, belt - 0.52, seam)
        for hx in (-0.35, 0.55):
            b.box((r0 + r1) / 2 + hx, s * (w - 0.005), belt - 0.18, 0.15, 0.03, 0.03, "steel", 0.008)
        if kind == "electric":
            b.box(-0.05, s * (w - 0.005), 0.40, 2.0, 0.025, 0.05, "lgreen", 0.01)


def car_mesh(color, kind="compact"):
    """One car as a single mesh."""
    kind = {"hatch": "compact", "sedan": "estate"}.get(kind, kind)
    b = Builder()
    paint = material("paint" + color, color, rough=0.42, spec=0.35)
    glass = material("carglass", "#2C3B46", rough=0.22, spec=0.28)
    body(b, BODIES[kind], paint)
    cabin(b, CABINS[kind], paint, glass, closed_rear=kind == "van")
    half = max(s[1] for s in BODIES[kind])
    for x in WHEELS[kind]:
        for side in (-1, 1):
            wheel(b, x, side, half, 0.35 if kind in ("suv", "van") else 0.32)
    lights(b, kind, BODIES[kind])
    details(b, kind, CABINS[kind], BODIES[kind])
    return b.mesh("car_%s_%s" % (kind, color))


class Garage:
    """Hands out cars whose colour and kind differ from the last few."""

    KINDS = ["compact", "estate", "suv", "electric", "compact", "estate", "van"]

    def __init__(self, rng):
        self.rng, self.recent, self.turn = rng, [], rng.randrange(7)

    def next(self, kind=None):
        color = self.rng.choice([c for c in PAINTS if c not in self.recent])
        self.recent = (self.recent + [color])[-9:]
        self.turn += 1
        return car_mesh(color, kind or self.KINDS[self.turn % len(self.KINDS)])
