"""City and suburban houses. The front faces -Y at y = 0, the house stands behind it."""

import math
from kit.materials import glass, lit, material, rgba
from kit.mesh import Builder
from kit.scene import scene

pi = math.pi
AWNINGS = ("#2F6F8F", "#8FB9A8", "#C9A46A", "#7B5B73", "#E7D9BF", "#5F7F5A")


def panes():
    """Window materials: dark, and lit from inside."""
    dark = material("win_d", "#26323E" if scene.night else "#5F7684", rough=0.08, spec=0.7)
    return dark, lit("win_l", "#F2C67E", 0.25, 0.95)


def window(b, style, x, z, pane, trim, top_floor, first_floor):
    """Frame, pane, cross bars and sill; old houses have a lintel, and a small gable over the first floor."""
    modern, old = style.get("k") == "mod", style.get("k") == "alt"
    height, width = (1.9, 1.7) if modern else (1.75, 1.15)
    b.box(x, -0.02, z + 0.62, width + 0.3, 0.14, height + 0.25, trim, 0.02)
    b.box(x, -0.06, z + 0.72, width, 0.12, height, pane)
    b.box(x, -0.1, z + 0.72, 0.06, 0.1, height, "white")
    b.box(x, -0.1, z + 0.72 + height * 0.68, width, 0.08, 0.05, "white")
    b.box(x, -0.1, z + 0.55, width + 0.4, 0.3, 0.1, trim, 0.02)
    over = z + 0.72 + height
    if old and not top_floor:
        b.box(x, -0.12, over + 0.2, width + 0.5, 0.34, 0.14, trim, 0.03)
    if old and first_floor:
        b.prism([(x - 0.85, over + 0.34), (x + 0.85, over + 0.34), (x, over + 0.75)], -0.28, 0, trim)


def balcony(b, rng, x, z, width, trim):
    """Slab, railing and plants."""
    b.box(x, -0.65, z + 0.1, width * 0.86, 1.3, 0.14, trim, 0.02)
    for s in range(9):
        b.box(x - width * 0.4 + s * width * 0.1, -1.27, z + 0.2, 0.04, 0.04, 0.95, "anth")
    b.box(x, -1.27, z + 1.12, width * 0.86, 0.07, 0.06, "anth")
    green = material("plg", "#7FA83F", rough=0.95, spec=0.05)
    for q in range(4):
        b.ico(x - width * 0.3 + q * width * 0.2, -1.2, z + 0.42, 0.2, green, 2, (1, 1, 1), 0.1, rng)


def mansard(b, rng, w, d, high, bays, trim, tiles):
    """Steep roof with dormers in every second bay."""
    rise, low = 2.6, high + 0.3
    vs = [(-w / 2, -0.05, low), (w / 2, -0.05, low), (w / 2, 1.3, low + rise), (-w / 2, 1.3, low + rise)]
    vs += [(-w / 2, d, low), (w / 2, d, low), (w / 2, d - 1.3, low + rise), (-w / 2, d - 1.3, low + rise)]
    b.add(vs, [[0, 1, 2, 3], [3, 2, 6, 7], [7, 6, 5, 4], [1, 5, 6, 2], [0, 3, 7, 4]], tiles)
    dark, bright = panes()
    for k in range(0, bays, 2):
        x = -w / 2 + (k + 0.5) * w / bays
        b.box(x, 0.55, high + 0.6, 1.3, 1.2, 1.5, trim, 0.03)
        b.box(x, -0.04, high + 0.8, 0.9, 0.06, 1.05, bright if scene.night and rng.random() < 0.4 else dark)
        b.box(x, 0.5, high + 2.1, 1.6, 1.5, 0.14, tiles, 0.02)


def gable_roof(b, w, d, high, trim, tiles):
    """Ridge along the front, with a chimney."""
    rise = w * 0.42 if w < 9 else 4.0
    left, right, low = -w / 2 - 0.2, w / 2 + 0.2, high + 0.2
    vs = [(left, -0.3, low), (right, -0.3, low), (right, d + 0.2, low), (left, d + 0.2, low)]
    vs += [(left, d / 2, low + rise), (right, d / 2, low + rise)]
    b.add(vs, [[0, 1, 5, 4], [2, 3, 4, 5], [1, 2, 5], [3, 0, 4]], tiles)
    b.box(w * 0.25, d * 0.35, high + rise * 0.5, 0.6, 0.6, 2.0, trim, 0.02)


def neighbour_shop(b, rng, w, height, trim):
    """Another shop in the ground floor: lit display windows under awnings."""
    awning = rng.choice(AWNINGS)
    b.span(-w / 2, -0.08, 0, w / 2, 0.05, height - 0.15, trim)
    n = max(1, int(w / 4))
    part = w / n
    cloth = material("aw" + awning, awning, rough=0.85, spec=0.05)
    for k in range(n):
        x = -w / 2 + (k + 0.5) * part
        display = lit("shopw%d" % rng.randint(0, 2), rng.choice(["#F3DDB0", "#DCE6E4", "#F6E9D0"]), 0.35, 1.3)
        b.box(x, -0.1, 0.45, part - 0.7, 0.1, height - 1.5, display)
        left, right, top = x - part / 2 + 0.35, x + part / 2 - 0.35, height - 1.05
        b.quad(
            (left, -0.17, 0.45),
            (right, -0.17, 0.45),
            (right, -0.17, top),
            (left, -0.17, top),
            glass("sglass", tint="#B8C6C8"),
        )
        b.box(x, -0.16, 0.45, 0.07, 0.12, height - 1.5, "anth")
        left, right = x - part / 2 + 0.2, x + part / 2 - 0.2
        edges = [(left, -0.1, height - 0.7), (right, -0.1, height - 0.7), (right, -1.4, height - 1.25)]
        edges += [(left, -1.4, height - 1.25), (left, -1.4, height - 1.5), (right, -1.4, height - 1.5)]
        b.add(edges, [[0, 1, 2, 3], [3, 2, 5, 4]], cloth)


def plain_ground_floor(b, w, bays, trim):
    dark, _bright = panes()
    for k in range(bays):
        x = -w / 2 + (k + 0.5) * w / bays
        b.box(x, -0.02, 1.0, 1.4, 0.14, 2.0, trim, 0.02)
        b.box(x, -0.06, 1.1, 1.15, 0.12, 1.8, dark)


def facade_wall(color):
    """Plaster, or bricks where the city builds with them."""
    # sunlit plaster in its full colour is too bright beside everything else
    name = "fw" + color
    wall = material(name, color, rough=0.9, spec=0.05)
    tone = [part * 0.74 for part in rgba(color)[:3]]
    wall.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (*tone, 1)
    return wall


def upper_storeys(b, rng, w, floors, style, ground, floor, trim, lit_share):
    """All windows, balconies and bands above the ground floor."""
    bays = max(2, int(w / 2.6))
    width = w / bays
    dark, bright = panes()
    modern, old = style.get("k") == "mod", style.get("k") == "alt"
    for f in range(floors):
        z = ground + f * floor
        for k in range(bays):
            x = -w / 2 + (k + 0.5) * width
            pane = bright if rng.random() < (lit_share if scene.night else 0.06) else dark
            window(b, style, x, z, pane, trim, f == floors - 1, f == 0)
            if style.get("bal") and (k % 2 == f % 2 if modern else k == bays // 2):
                balcony(b, rng, x, z, width, trim)
        if old:
            b.span(-w / 2 - 0.04, -0.14, z - 0.12, w / 2 + 0.04, 0.1, z + 0.08, trim, 0.02)
    return bays


def facade_block(rng, w, d, floors, style, x=0, y=0, rz=0, shop=True, fh=3.1, gh=3.8, name="house", ground=None):
    """One house of the row; `ground(builder)` builds the ground floor instead of a shop or windows."""
    b = Builder()
    wall = facade_wall(style["c"])
    trim = facade_wall(style["t"])
    high = gh + floors * fh
    if ground:
        b.span(-w / 2, 0, gh - 0.25, w / 2, d, high, wall)
        b.span(-w / 2, 0, 0, -w / 2 + 0.3, d, gh - 0.25, wall)
        b.span(w / 2 - 0.3, 0, 0, w / 2, d, gh - 0.25, wall)
        b.span(-w / 2 + 0.3, d - 0.3, 0, w / 2 - 0.3, d, gh - 0.25, wall)
    else:
        b.span(-w / 2, 0, 0, w / 2, d, high, wall)
    bays = upper_storeys(b, rng, w, floors, style, gh, fh, trim, 0.35)
    b.span(-w / 2 - 0.1, -0.35, high - 0.1, w / 2 + 0.1, 0.2, high + 0.3, trim, 0.04)
    color = style.get("rc", "#8A4A3A")
    tiles = material("rf" + color, color, rough=0.8, spec=0.1)
    roof = style.get("r", "mansard")
    if roof == "mansard":
        mansard(b, rng, w, d, high, bays, trim, tiles)
    elif roof == "gable":
        gable_roof(b, w, d, high, trim, tiles)
    else:
        b.span(-w / 2 + 0.2, 0.25, high + 0.02, w / 2 - 0.2, d - 0.2, high + 0.3, material("roofg", "#B9B6AE", rough=1))
        b.span(-w / 4, d * 0.4, high + 0.3, w / 4, d * 0.8, high + 2.6, trim, 0.03)
    if ground:
        ground(b)
    elif shop:
        neighbour_shop(b, rng, w, gh, trim)
    else:
        plain_ground_floor(b, w, bays, trim)
    return b.obj(name, (x, y, 0), rz)
