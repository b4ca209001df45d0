"""Housing, offices or a hotel above the restaurant."""

from kit.dimensions import dimensions
from kit.materials import glass, lit, material
from kit.mesh import Builder
from kit.scene import scene

PLAN = dimensions.drive
HOUSE = PLAN.building
FLOOR = 3.0

LOOKS = {
    "housing": dict(wall="#DCD2BF", accent="#A9C141", setback=1.8),
    "office": dict(wall="#B9BFC0", accent="#1F6437", setback=0),
    "hotel": dict(wall="#8E6F5A", accent="#FFBC0D", setback=0),
}


def panes():
    """Window materials: dark, and lit from inside."""
    dark = material("win_d", "#26323E" if scene.night else "#5F7684", rough=0.08, spec=0.7)
    return dark, lit("win_l", "#F2C67E", 0.25, 0.95)


def balcony(b, rng, x, y, z, width):
    """Slab, glass front, handrail and three plants."""
    b.box(x, y - 0.75, z, width * 0.9, 1.5, 0.16, "white", 0.02)
    left, right, front = x - width * 0.44, x + width * 0.44, y - 1.46
    rail = [(left, front, z + 0.16), (right, front, z + 0.16), (right, front, z + 1.1), (left, front, z + 1.1)]
    b.quad(*rail, glass("bglass", tint="#CFE3DF"))
    b.box(x, front, z + 1.1, width * 0.9, 0.07, 0.06, "anth")
    green = material("plg", "#7FA83F", rough=0.95, spec=0.05)
    for q in range(3):
        b.ico(x - width * 0.3 + q * width * 0.2, y - 1.2, z + 0.5, 0.26, green, 2, (1, 1, 1.1), 0.12, rng)


def flat_front(b, rng, use, x, y, z, width, pane, even, accent):
    """One bay of the front: a tall window with a balcony, a band of glass, or a hotel window."""
    if use == "office":
        b.box(x, y - 0.02, z + 0.75, width, 0.1, 1.75, "anth", 0.01)
        b.box(x, y - 0.06, z + 0.83, width - 0.1, 0.08, 1.6, pane)
        b.box(x, y - 0.09, z + 0.75, 0.06, 0.06, 1.75, "anth")
        b.box(x, y - 0.3, z + 2.56, width, 0.6, 0.06, "steel")
        return
    if use == "hotel":
        b.box(x, y - 0.02, z + 0.35, width * 0.5, 0.12, 2.2, "anth", 0.01)
        b.box(x, y - 0.06, z + 0.42, width * 0.44, 0.1, 2.06, pane)
        if even:
            b.box(x + width * 0.36, y - 0.04, z + 0.35, width * 0.1, 0.1, 2.2, accent, 0.01)
        return
    b.box(x, y - 0.02, z + 0.2, width * 0.66, 0.1, 2.3, "anth", 0.01)
    b.box(x, y - 0.06, z + 0.26, width * 0.62, 0.08, 2.18, pane)
    b.box(x, y - 0.09, z + 0.26, 0.06, 0.08, 2.18, "anth")
    if even:
        balcony(b, rng, x, y, z, width)
    else:
        b.box(x + width * 0.42, y - 0.05, z + 0.2, width * 0.12, 0.12, 2.3, accent, 0.01)


def storey(b, rng, use, number, last, area, z, look):
    """One floor with its front and both sides."""
    x0, x1, y0, y1 = area
    wall = material("hw" + look["wall"], look["wall"], rough=0.9, spec=0.05)
    if last and look["setback"]:
        wall = material("hwtop", "#B98B5A", rough=0.85)
    b.span(x0, y0, z, x1, y1, z + FLOOR, wall)
    b.span(x0 - 0.06, y0 - 0.06, z - 0.1, x1 + 0.06, y1 + 0.06, z + 0.12, "white", 0.02)
    dark, bright = panes()
    accent = material("acc" + look["accent"], look["accent"], rough=0.8)

    def pane():
        return bright if rng.random() < (0.45 if scene.night else 0.08) else dark

    bays = int((x1 - x0) / (2.4 if use == "hotel" else 3.1))
    width = (x1 - x0) / bays
    for k in range(bays):
        flat_front(b, rng, use, x0 + (k + 0.5) * width, y0, z, width, pane(), (k + number) % 2 == 0, accent)
    rows = int((y1 - y0) / 3.4)
    for k in range(rows):
        y = y0 + (k + 0.5) * (y1 - y0) / rows
        m = pane()
        for x, side in ((x1, 1), (x0, -1)):
            b.box(x + side * 0.02, y, z + 0.75, 0.1, 1.5, 1.6, "anth", 0.01)
            b.box(x + side * 0.06, y, z + 0.8, 0.08, 1.4, 1.5, m)


def upper_floors(rng, floors, use="housing"):
    """The house above: it spans restaurant and lanes on columns. On its roof a garden."""
    look = LOOKS[use]
    lane = PLAN.lanes[-1]
    x0, x1, y0, y1 = HOUSE.x0 - 1.0, lane.x1 + 1.2, HOUSE.y0 - 0.6, 9.0
    base = HOUSE.height + 0.9
    b = Builder()
    for number in range(floors):
        last = number == floors - 1
        back = look["setback"] if last else 0
        storey(b, rng, use, number, last, (x0 + back, x1 - back, y0 + back, y1), base + number * FLOOR, look)
    top, back = base + floors * FLOOR, look["setback"]
    b.span(x0 + back - 0.1, y0 + back - 0.1, top, x1 - back + 0.1, y1 + 0.1, top + 0.35, "white", 0.03)
    green = material("plg", "#7FA83F", rough=0.95, spec=0.05)
    for _ in range(14):
        spot = (rng.uniform(x0 + 1 + back, x1 - 1 - back), rng.uniform(y0 + 1 + back, y1 - 1), top + 0.5)
        b.ico(*spot, rng.uniform(0.5, 0.9), green, 2, (1, 1, 0.9), 0.1, rng)
    b.obj("housing")
    slab = Builder()
    slab.span(x0, y0, HOUSE.height + 0.65, x1, y1 + 0.2, base + 0.05, "white", 0.03)
    for y in (y0 + 0.8, 1.4, y1 - 0.6):
        slab.box(x1 - 0.5, y, 0, 0.5, 0.5, HOUSE.height + 0.7, "concrete", 0.05)
        slab.box(14.95, y, 0, 0.45, 0.45, HOUSE.height + 0.7, "concrete", 0.05)
    slab.span(
        HOUSE.x1 + 0.7,
        y0 + 0.3,
        HOUSE.height + 0.6,
        x1 - 0.2,
        y1,
        HOUSE.height + 0.66,
        lit("soff", "#FFE7BE", 0.35, 1.6),
    )
    slab.obj("slab")
