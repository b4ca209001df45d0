"""What happens on the lot in single pictures."""

import math
from kit.dimensions import dimensions
from mathutils import Matrix
from kit.light import area
from kit.materials import material, noisy
from kit.mesh import Builder, place, limb
from kit.scene import stream
from things.charging import cable
from things.festive import balloon_arch, balloon_bunch, bunting
from things.people import figure_mesh
from things.signs import logo_disc
from things.site import crane, digger, building_shell, site_hoarding, site_sign

pi = math.pi
PLAN = dimensions.drive
HOUSE = PLAN.building


def hand_over(seed, garage, flow):
    """Pick-up window: staff reach a paper bag out to a driver, whose car stands close to the wall."""
    rng = stream(seed, "handover")
    place(garage.next("compact"), (11.72, -1.25, 0), pi / 2 * flow)
    place(figure_mesh(rng, "reach", staff=True, top="#8E1016", trousers="#2F3E55"), (9.76, -1.72, 0.30), 0.12)
    b = Builder()
    skin = material("sk#E2AE86", "#E2AE86")
    b.box(10.36, -1.44, 1.24, 0.24, 0.18, 0.32, material("paperbag", "#C79A66", rough=0.95), 0.01)
    logo_disc(b, 10.36, -1.535, 1.40, 0.075, th=0.006)
    driver = material("cl#3E6990", "#3E6990", rough=0.85)
    limb(b, (11.06, -1.04, 1.12), (10.78, -1.22, 1.24), 0.06, 0.05, driver)
    limb(b, (10.78, -1.22, 1.24), (10.50, -1.38, 1.44), 0.05, 0.04, skin)
    b.obj("handover")


def children_playing(crowd):
    """Children on the playground, their parents on the bench and beside it."""
    for x, y, turn, pose in (
        (-8.3, -25.2, 2.4, "walk"),
        (-12.3, -21.2, 0, "stand"),
        (-7.2, -20.6, 3.0, "wave"),
        (-12.9, -19.3, -1.2, "walk2"),
    ):
        crowd.person(x, y, 0.16, turn, pose, child=True)
    crowd.person(-5.25, -22.3, 0.1, pi, "sit")
    crowd.chat(-5.9, -19.6, 0.1, 1.2)


def charging_scene(seed, garage, crowd):
    """Electric cars on the cable, a driver with a phone."""
    for k, y in enumerate((-4.45, -1.75)):
        place(garage.next("electric"), (-31.6, y, 0), pi)
        cable((-34.6, y - 0.2, 1.15), (-33.35, y + 0.72, 0.78), 0.35, "lgreen" if k else "dark")
    crowd.person(-29.2, -3.1, 0, pi - 0.5, "phone", bag="phone")
    crowd.family(-25.6, -1.0, 0, -0.4)


def opening_day(seed, crowd):
    """Bunting, balloons, a queue and a ribbon in front of the door."""
    rng = stream(seed, "opening")
    px, y = PLAN.portal, HOUSE.y0
    balloon_arch(px, y - 1.55, 0.1, 3.9, 3.5, rng)
    bunting([(-14.3, -12.6, 3.6), (-10.4, y - 0.8, 3.65), (px - 1.8, y - 1.3, 3.6)], rng)
    bunting([(px + 1.8, y - 1.3, 3.6), (4.4, y - 0.8, 3.65), (9.9, y - 0.8, 3.65)], rng)
    b = Builder()
    for x in (-14.3,):
        b.cyl(x, -12.6, 0, 0.06, 3.7, "white", 8)
    for s in (-1, 1):
        b.cyl(px + s * 2.2, y - 3.3, 0.1, 0.05, 1.0, "gold", 10)
        b.cyl(px + s * 2.2, y - 3.3, 0.1, 0.2, 0.04, "gold", 14)
    b.box(px, y - 3.3, 0.86, 4.4, 0.02, 0.14, "red")
    b.ico(px, y - 3.33, 0.93, 0.2, "red", 1, (1.3, 0.3, 1))
    b.obj("opening")
    for x in (px - 2.9, px + 2.9, 8.6):
        place(balloon_bunch(rng), (x, y - 3.0, 0.1), rng.random() * 6)
    crowd.person(px - 0.5, y - 2.7, 0.1, -pi / 2, "wave", top="#8E1016", staff=True)
    crowd.person(px + 0.6, y - 2.7, 0.1, -pi / 2 + 0.2, "carry", top="#8E1016", staff=True, bag="tray")
    for k in range(24):
        a = -pi / 2 + (k % 12 - 5.5) * 0.22 + rng.uniform(-0.04, 0.04)
        r = (3.4 if k < 12 else 5.0) + rng.uniform(-0.3, 0.6)
        x, yy = px + r * math.cos(a) * 1.25, y - 3.0 + r * math.sin(a) * 0.62
        crowd.person(
            x,
            yy,
            0.1 if yy > -12.6 else 0,
            math.atan2(y - 2.7 - yy, px - x),
            rng.choice(["stand", "phone", "wave", "lean"]),
            gap=0.8,
            child=rng.random() < 0.2,
            bag=None,
        )


def rain_basin(seed):
    """A planted hollow beside the car park that keeps heavy rain, with reeds and stepping stones."""
    rng = stream(seed, "basin")
    b = Builder()
    b.cyl(0, 0, 0.0, 1, 0.14, noisy("bank", "#6E8A45", "#5F7C3B", 0.8), 30, M=Matrix.Diagonal((6.6, 4.3, 1, 1)))
    b.cyl(
        0, 0, 0.1, 1, 0.06, material("water", "#4E8FA8", rough=0.05, spec=0.7), 30, M=Matrix.Diagonal((5.2, 3.0, 1, 1))
    )
    reed = material("reed", "#8CA84E", rough=0.95, spec=0.03)
    for _ in range(150):
        turn, out = rng.uniform(0, 2 * pi), rng.uniform(0.86, 1.12)
        x, y = 5.4 * out * math.cos(turn), 3.2 * out * math.sin(turn)
        limb(
            b,
            (x, y, 0.1),
            (x + rng.uniform(-0.15, 0.15), y + rng.uniform(-0.15, 0.15), rng.uniform(0.5, 1.2)),
            0.03,
            0.01,
            reed,
            4,
        )
    for k in range(9):
        stone = material("boulder", "#A9A293", rough=0.9)
        turn = k * 0.7 + rng.uniform(-0.2, 0.2)
        b.ico(
            6.0 * math.cos(turn),
            3.7 * math.sin(turn),
            0.12,
            rng.uniform(0.25, 0.45),
            stone,
            1,
            (1, 0.8, 0.6),
            0.15,
            rng,
        )
    b.obj("basin", (-25.2, -13.0, 0))


def building_site(seed, crowd, timber=False):
    """Shell construction with crane, hoarding, sign, digger and workers."""
    rng = stream(seed, "shell")
    high = HOUSE.height
    building_shell(rng, HOUSE, timber)
    crane(-13.5, 12.5, h=17, reach=26, rz=-0.28)
    site_hoarding(-24, -5, -24)
    site_hoarding(3, 18, -24)
    site_sign(0.5, -24.4, 0.25)
    place(digger(rng), (8.5, -15.8, 0), 2.6)
    b = Builder()
    earth = noisy("earth", "#8A6B4C", "#7B5E42", 0.4)
    b.span(-24, -24, -0.02, 22, 26, 0.03, earth)
    for x, y, r in ((4.6, -19.5, 2.6), (7.6, -20.2, 1.7), (-20, -14, 2.2)):
        b.ico(x, y, 0.0, r, earth, 2, (1.2, 1, 0.62), 0.08, rng)
    for k in range(4):
        b.box(-15.5, -13.6 + k * 0.35, 0.03 + (k % 2) * 0.3, 4.2, 0.3, 0.26, "wood")
    for i in range(3):
        for j in range(2):
            b.box(
                -3.4 + i * 1.15, -13.2, 0.04 + j * 0.62, 1.0, 0.8, 0.58, material("brick", "#B5694A", rough=0.95), 0.02
            )
    for i in range(2):
        b.box(
            -17 + i * 0.02,
            9 - i * 4.2,
            0.03,
            6.0,
            2.5,
            2.6,
            material("container%d" % i, ["#D8D3C6", "#3F7391"][i], rough=0.6),
            0.05,
        )
        b.box(-16.5, 9 - i * 4.2 - 1.27, 1.0, 1.2, 0.04, 1.1, "dark")
    b.obj("earthworks")
    for x, y, h, pose in (
        (-2.2, -10.2, 1.8, "lean"),
        (-1.1, -10.4, -1.3, "phone"),
        (2.5, -7.8, 2.8, "carry"),
        (6.0, -10.0, -2, "stand"),
        (-8, -9.5, 0.6, "walk"),
        (12.0, -4, 3.0, "wave"),
    ):
        crowd.person(x, y, 0.05, h, pose, builder=True)
    for x, y in ((-6, -3), (3, -2), (7.5, 1)):
        crowd.person(x, y, 0.2, rng.uniform(0, 6), "stand", builder=True)
    for x in (-7, -4.5):
        crowd.person(x, 0, high + 0.24, rng.uniform(-1, 1), "lean", builder=True)


def lamp_lights():
    """Street lamps and warm light around the building after dark."""
    for p in (
        (-33, -22, 5.3),
        (-33, -9, 5.3),
        (28.3, -16, 5.3),
        (28.3, 4, 5.3),
        (21.5, 24, 5.3),
        (-15.5, -12.3, 5.3),
        (-6, -20, 5.3),
    ):
        area(p, 1.2, 95, "#FFD8A0", target=(p[0], p[1], 0))
    x, y = PLAN.portal, HOUSE.y0
    area((x, y - 2.0, 3.0), 2.4, 60, "#FFDFA8", (x, y - 3, 0))
    area((11.6, -0.2, 2.8), 1.2, 50, "#FFDFA8", (12.2, -0.2, 0), sy=6)
    for post in PLAN.orderPosts:
        area((post.x + 0.7, post.y, 2.6), 1.4, 45, "#FFDFA8", (post.x + 1.8, post.y, 0), sy=3)
    area((-6, -7.2, 3.6), 10, 110, "#FFD79A", (-6, -10.5, 0), sy=0.6)
