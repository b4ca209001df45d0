"""What is seen through the glass of the drive-through building."""

import math
import random
from mathutils import Matrix
from kit.dimensions import dimensions
from kit.materials import lit, material
from kit.mesh import Builder
from things.crowd import Crowd
from things.furniture import table
from things.signs import menu_icon

pi = math.pi
PLAN = dimensions.drive
HOUSE = PLAN.building


def menu_wall(b, x, y, z, boards, width, colors):
    """A row of menu boards, three dishes on each; faces -Y."""
    for i in range(boards):
        at = x + i * (width + 0.15)
        color = colors[i % len(colors)]
        b.box(at, y, z, width, 0.08, 0.85, "dark", 0.02)
        b.box(at, y - 0.05, z + 0.07, width - 0.14, 0.02, 0.7, lit("mi" + color, color, 0.75, 1.6))
        for k in range(3):
            dish = at + (k - 1) * 0.42
            b.box(dish, y - 0.07, z + 0.11, 0.36, 0.02, 0.56, lit("mic", "#E8D9B8", 0.7, 1.5))
            menu_icon(b, (dish, y - 0.09, z + 0.39), 0.15, 0, (i + k) % 3)


def interior(rng):
    """Counter, menu boards, order terminals, tables and lamps in front of the kitchen wall."""
    b = Builder()
    x0, x1, y0, high = HOUSE.x0, HOUSE.x1, HOUSE.y0, HOUSE.height
    back, counter = PLAN.kitchenWall, PLAN.counter
    b.span(x0 + 0.27, y0 + 0.2, 0.16, x1 - 0.27, back + 0.2, 0.2, material("floor_in", "#D8BE97", rough=0.5, spec=0.2))
    b.span(x0 + 0.3, back - 0.1, 0.2, x1 - 0.3, back + 0.1, high - 0.5, lit("inwall", "#F6D9A0", 0.6, 1.0))
    b.span(-2.2, back - 0.2, 1.0, 6.5, back - 0.1, 1.5, "dgreen")
    b.span(counter.x0, counter.y0, 0.2, counter.x1, counter.y1, 1.25, "wood", 0.03)
    b.span(counter.x0 - 0.1, counter.y0 - 0.1, 1.25, counter.x1 + 0.1, counter.y1 + 0.1, 1.33, "cream", 0.02)
    b.span(counter.x0, counter.y0 - 0.03, 0.25, counter.x1, counter.y0, 0.5, "red")
    menu_wall(b, -1.3, back - 0.25, 2.35, 5, 1.5, ("#D90007", "#FFBC0D", "#1F6437"))
    for i in range(2):
        x = -4.6 - i * 1.1
        b.box(x, -0.4, 0.2, 0.5, 0.3, 1.75, "anth", 0.05)
        b.box(x, -0.56, 0.95, 0.42, 0.02, 0.85, lit("ks", "#FFE3A0", 0.8, 1.8))
    x = x0 + 1.6
    while x < x1 - 3:
        if abs(x - PLAN.portal) > 2.2:
            for y in (y0 + 1.6, y0 + 3.6):
                T = b.T.copy()
                b.T = T @ Matrix.Translation((x + rng.uniform(-0.1, 0.1), y, 0.2))
                table(b, 0, 0, rng, 4 if rng.random() < 0.6 else 2)
                b.T = T
            b.cyl(x, y0 + 1.6, 2.35, 0.28, 0.26, "gold" if rng.random() < 0.6 else "red", 12, r2=0.08)
            b.cyl(x, y0 + 1.6, 2.6, 0.012, high - 3.0, "dark", 5)
            b.ico(x, y0 + 1.6, 2.33, 0.12, lit("bulb", "#FFE2A8", 1.5, 12), 1)
        x += 2.7
    b.span(x0 + 0.4, y0 + 0.5, high - 0.5, x1 - 0.4, back - 0.1, high - 0.46, lit("ceil", "#FFE3B4", 0.95, 1.5))
    return b


def people_inside(rng, seats):
    """Guests at the tables, a queue at the counter and staff behind it."""
    crowd = Crowd(random.Random(rng.random()))

    def put(x, y, heading, pose, **kw):
        crowd.person(x, y, 0.2, heading, pose, gap=0.5, **kw)

    for x, y, heading in seats:
        if rng.random() < 0.45:
            put(x, y, heading, rng.choice(["sit", "eat"]))
    for x in (-1.6, 0.9, 3.4, 5.6):
        put(x, 1.3, -pi / 2, "carry" if x > 3 else "stand", staff=True, top="#8E1016")
    for x, y in ((-1.5, -0.3), (1.1, -0.25), (1.3, -1.3), (3.6, -0.3), (-4.6, -1.0)):
        put(
            x + rng.uniform(-0.15, 0.15),
            y,
            pi / 2 + rng.uniform(-0.2, 0.2),
            rng.choice(["stand", "lean", "phone"]),
            bag=rng.choice([None, "shoulder", "rucksack"]),
        )
