"""Clouds, hills, mountains and the houses around."""

import math
from kit.materials import material
from kit.mesh import Builder, place
from kit.scene import stream
from places.houses import facade_block
from things.plants import shrub_mesh

pi = math.pi


def clouds(rng, n=7, dist=420, z=(70, 150), spread=(-70, 70), center=0):
    m = material("cloud", "#FFFFFF", rough=1, spec=0, emit=0.25, emit_color="#FFFFFF")
    for i in range(n):
        b = Builder()
        k = rng.randint(4, 7)
        for j in range(k):
            t = j - (k - 1) / 2
            b.ico(
                t * 11 + rng.uniform(-3, 3),
                rng.uniform(-5, 5),
                rng.uniform(-1, 4) - abs(t) * 1.6,
                rng.uniform(9, 14) - abs(t) * 1.8,
                m,
                2,
                (1.15, 1, 0.62),
                0.03,
                rng,
            )
        a = math.radians(center + rng.uniform(*spread))
        d = dist * rng.uniform(0.85, 1.4)
        b.obj("cloud", (d * math.sin(a), d * math.cos(a), rng.uniform(*z)), rz=-a)


def hills(rng, dist=260, h=(14, 34), col=("#8DB56A", "#A5C37C"), a0=-95, a1=95, w=90, n=9):
    for i in range(n):
        m = material("hill%d" % (i % len(col)) + col[i % len(col)], col[i % len(col)], rough=1, spec=0)
        b = Builder()
        b.ico(0, 0, 0, 1, m, 3, (w * rng.uniform(0.8, 1.3), w * 0.6, rng.uniform(*h)), 0.012, rng)
        a = math.radians(a0 + (a1 - a0) * (i + 0.5) / n + rng.uniform(-4, 4))
        d = dist * rng.uniform(0.9, 1.25)
        b.obj("hill", (d * math.sin(a), d * math.cos(a), -2), rz=-a)


def mountains(rng, dist=520, h=(120, 230), a0=0, a1=360, n=14, snow=0.55, rock="#8C97A6", rock2="#A3AAB3"):
    """low-poly alpine ring; snow by height per face"""
    ms = material("snow", "#FBFBFD", rough=0.9, spec=0.1)
    mr = material("rock" + rock, rock, rough=1, spec=0)
    mr2 = material("rock2" + rock2, rock2, rough=1, spec=0)
    mg = material("alm", "#7FA45C", rough=1, spec=0)
    mf = material("mforest", "#4F7F52", rough=1, spec=0)
    for i in range(n):
        H = rng.uniform(*h)
        W = H * rng.uniform(1.2, 1.6)
        N = 11
        b = Builder()
        grid = {}
        for a in range(N + 1):
            for c in range(N + 1):
                u = a / N * 2 - 1
                v = c / N * 2 - 1
                r = max(abs(u), abs(v)) * 0.55 + math.hypot(u, v) * 0.45
                z = max(0, 1 - r) ** 1.15 * H
                if 0 < a < N and 0 < c < N:
                    z *= 1 + rng.uniform(-0.22, 0.22)
                    u += rng.uniform(-0.06, 0.06)
                    v += rng.uniform(-0.06, 0.06)
                grid[a, c] = (u * W, v * W * 0.8, z)
        for a in range(N):
            for c in range(N):
                q = [grid[a, c], grid[a + 1, c], grid[a + 1, c + 1], grid[a, c + 1]]
                for t in (([0, 1, 2]), ([0, 2, 3])) if (a + c) % 2 else (([0, 1, 3]), ([1, 2, 3])):
                    P = [q[k] for k in t]
                    z = sum(p[2] for p in P) / 3 / (h[1])
                    zz = z + rng.uniform(-0.05, 0.05)
                    m = (
                        ms
                        if zz > snow
                        else (mr if rng.random() < 0.5 else mr2)
                        if zz > 0.26
                        else mf
                        if zz > 0.10
                        else mg
                    )
                    b.add(P, [[0, 1, 2]], m)
        an = math.radians(a0 + (a1 - a0) * (i + 0.5) / n + rng.uniform(-6, 6))
        d = dist * rng.uniform(0.9, 1.25)
        b.obj("mtn", (d * math.sin(an), d * math.cos(an), -6), rz=-an + rng.choice([0, pi / 2, pi]))


VILLAGE = (
    dict(c="#EFE3CC", t="#FBF6EC", r="gable", rc="#B5634A"),
    dict(c="#E6D2B5", t="#F6EFE3", r="gable", rc="#A3543F"),
    dict(c="#DDE3DC", t="#FFFFFF", r="gable", rc="#8A4A3A"),
    dict(c="#F2EBDD", t="#FFFFFF", r="gable", rc="#9A5B45"),
)
BRICK_TOWN = (
    dict(c="#8E4534", t="#E4DACB", k="alt", r="gable", rc="#565B62"),
    dict(c="#A05440", t="#E9DFD0", k="alt", r="mansard", rc="#4E5359"),
    dict(c="#7C3F31", t="#DDD2C2", k="mod", r="flat"),
    dict(c="#D8D0C2", t="#EFE9DE", k="alt", r="gable", rc="#5A5F66"),
)
FAR_SIDE = (
    dict(c="#D9CBAF", t="#E6DFD0", r="gable", rc="#A3543F"),
    dict(c="#CFC6B4", t="#E6DFD0", r="gable", rc="#8A4A3A"),
)
CENTRE = 8  # the lot is deeper behind the origin than before it


def ring(rng, distance, start, end):
    """A spot on a ring around the lot, and the angle under which it is seen; degrees, 0 is +Y."""
    a = math.radians(rng.uniform(start, end))
    return distance * math.sin(a), CENTRE + distance * math.cos(a), a


def houses_around(rng, styles, floors, start, end, number, nearest):
    for k in range(number):
        a = math.radians(start + (end - start) * k / (number - 1) + rng.uniform(-3, 3))
        d = nearest + rng.uniform(8, 40)
        spot = (d * math.sin(a), CENTRE + d * math.cos(a), -a)
        width = rng.uniform(9, 14)
        facade_block(rng, width, 9, rng.choice(floors), rng.choice(styles), *spot, shop=False, name="bg", gh=3.0)


def surroundings(rng, leafy, slim, around="village", start=-88, end=88, nearest=50, trees=None):
    """Houses, bushes, trees and hills behind the lot. `around` is village, church, hamburg or alps; angles in degrees."""
    town = around == "hamburg"
    count = 26 if town else 14
    houses_around(rng, BRICK_TOWN if town else VILLAGE, (3, 3, 4) if town else (1, 1, 2), start, end, count, nearest)
    bush = shrub_mesh(rng, "#6F9A48", "shb")
    for _ in range(30 if town else 60):
        x, y, _a = ring(rng, rng.uniform(nearest - 4, nearest + 40), start - 15, end + 15)
        lean = rng.uniform(0, 3)
        for q in range(6):
            spot = (x + q * 1.1 * math.cos(lean), y + q * 1.1 * math.sin(lean), 0)
            place(bush, spot, rng.random() * 6, sc=rng.uniform(1.1, 1.7))
    for _ in range(60 if town else 120):
        x, y, _a = ring(rng, rng.uniform(nearest - 6, nearest + 75), start - 15, end + 15)
        place(rng.choice(trees or leafy + slim), (x, y, 0), rng.random() * 6, sc=rng.uniform(1.0, 1.7))
    if around in ("village", "church"):
        hills(rng, col=("#7FA277", "#93B389"), a0=start - 10, a1=end + 10)
    if town or around == "church":
        church(*((-52, 150) if town else (136, 250)))


def church(x, y):
    """A brick church with a green copper spire."""
    b = Builder()
    brick, copper = material("lmb", "#8E4A38", rough=0.9), material("lmc", "#6F9F90", rough=0.6)
    b.box(0, 0, 0, 14, 14, 46, brick)
    b.box(0, 30, 0, 16, 46, 20, brick)
    b.add(
        [(-8, 7, 20), (8, 7, 20), (8, 53, 20), (-8, 53, 20), (0, 7, 30), (0, 53, 30)],
        [[0, 1, 4], [1, 2, 5, 4], [2, 3, 5], [3, 0, 4, 5]],
        copper,
    )
    b.cyl(0, 0, 46, 9, 5, copper, 8, r2=5, smooth=False)
    b.cyl(0, 0, 51, 4.5, 8, brick, 8, smooth=False)
    b.cyl(0, 0, 59, 5, 36, copper, 8, r2=0.2, smooth=False)
    b.obj("landmark", (x, y, 0))


def far_side(seed, leafy, slim, around="village"):
    """Houses and trees beyond the road, for views that look back over it."""
    rng = stream(seed, "farside")
    styles = BRICK_TOWN if around == "hamburg" else FAR_SIDE
    for k in range(9):
        spot = (-100 + k * 25 + rng.uniform(-4, 4), -104 + rng.uniform(-6, 4), pi)
        width = rng.uniform(10, 14)
        facade_block(rng, width, 9, rng.choice([1, 2, 2]), styles[k % 2], *spot, shop=False, name="bg", gh=3.0)
    for _ in range(60):
        spot = (rng.uniform(-130, 130), rng.uniform(-135, -84), 0)
        place(rng.choice(leafy + slim), spot, rng.random() * 6, sc=rng.uniform(1.0, 1.6))
