"""Tables, people, cars and events of a city street. The pavement before the restaurant is y -6.2 … 0."""

import math
from kit.mesh import Builder, place
from kit.materials import glass, lit, material
from kit.scene import scene, stream
from things.festive import balloon_arch, balloon_bunch, bunting
from things.furniture import SEATS, bench, bike_mesh, bin_mesh, parasol_set, table_set
from things.plants import planter
from things.vehicles import car_mesh

pi = math.pi
PARKED = ((-24, -7.4, 0), (-18.6, -7.4, 0), (17, -7.4, 0), (22.6, -7.4, 0), (28.4, -7.4, 0), (34, -7.4, 0))
DRIVING = ((25, -14.0, 0), (-4, -10.0, pi), (40, -10.0, pi))


def pavement_terrace(seed, crowd, busy):
    """Tables before the restaurant between two planters, with guests."""
    rng = stream(seed, "pavement")
    closed = scene.season == "winter"
    red = parasol_set(rng, ("red", "red"), 2, closed)
    gold = parasol_set(rng, ("gold", "gold"), 4, closed)
    plain = table_set(rng, 2)
    for x, mesh in ((-5.0, gold), (-2.4, plain), (3.0, plain), (5.4, red)):
        turn = rng.random() * 6
        place(mesh, (x, -2.6, 0.14), turn, sc=0.95)
        c, s = math.cos(turn), math.sin(turn)
        seats = [
            (x + 0.95 * (sx * c - sy * s), -2.6 + 0.95 * (sx * s + sy * c), a + turn) for sx, sy, a in SEATS[mesh.name]
        ]
        crowd.seated(seats, busy, 0.14)
    box = planter(rng)
    for x in (-6.6, 6.6):
        place(box, (x, -2.6, 0.14), pi / 2)


def passers_by(seed, crowd, eye, mall):
    """People along the pavement (in a mall all over it), none near the lens."""
    rng = stream(seed, "passers")
    crowd.taken.append(eye[:2])
    for k in range(26 if mall else 14):
        x = -30 + k * (2.5 if mall else 4.4) + rng.uniform(-1, 1)
        y = rng.choice([-4.3, -3.9, -4.7]) if abs(x) < 7.5 else rng.uniform(-4.6, -1.6)
        if mall and rng.random() < 0.7:
            y = rng.uniform(-15, -6)
        if math.hypot(x - eye[0], y - eye[1]) < 6.5:
            continue
        heading = 0 if rng.random() < 0.5 else pi
        pick = rng.random()
        if pick < 0.55:
            crowd.walker(x, y, 0.14, heading + rng.uniform(-0.15, 0.15))
        elif pick < 0.75:
            crowd.pair(x, y, 0.14, heading)
        elif pick < 0.87:
            crowd.chat(x, y, 0.14, rng.uniform(0, 3))
        else:
            crowd.family(x, y, 0.14, heading)
    crowd.walker(0.4, -1.3, 0.14, -pi / 2, bag="paper")
    crowd.wheelchair(8.9, -3.4, 0.14, pi)
    if not mall:
        crowd.walker(10.6, -9.0, 0, pi / 2)
        crowd.pair(11.4, -12.0, 0, -pi / 2)


def street_cars(garage, eye, spots=PARKED + DRIVING):
    """Parked cars along the kerb and right-hand traffic."""
    for x, y, heading in spots:
        if math.hypot(x - eye[0], y - eye[1]) > 9:
            place(garage.next(), (x, y, 0), heading)


def street_furniture():
    for k, color in enumerate(("#B8423A", "#3F7391", "#71904F")):
        place(bike_mesh(color), (8.2 + k * 0.8, -5.0, 0.14), pi / 2 + 0.15)
    place(bin_mesh(), (7.2, -5.4, 0.14))
    place(bench(), (-8.6, -4.9, 0.14), 0)


def tram(x, y):
    """A yellow tram of two cars on its rails."""
    b = Builder()
    yellow, roof = material("tram", "#F0B400", rough=0.45), material("tramroof", "#D8D3C6", rough=0.6)
    pane = material("trampane", "#26323E", rough=0.2, spec=0.4)
    for k, left in enumerate((0, 13.4)):
        b.box(left + 6.5, 0, 0.35, 13, 2.5, 3.0, yellow, 0.18)
        b.box(left + 6.5, 0, 3.35, 12.4, 2.2, 0.3, roof, 0.1)
        for side in (-1, 1):
            b.box(left + 6.5, side * 1.26, 1.35, 12.2, 0.04, 1.35, pane)
            for door in (2.4, 6.5, 10.6):
                b.box(left + door, side * 1.28, 0.5, 1.3, 0.04, 2.4, "anth")
                b.box(left + door, side * 1.3, 0.8, 1.05, 0.04, 1.9, pane)
        for axle in (2.2, 10.8):
            b.box(left + axle, 0, 0.02, 2.2, 2.1, 0.4, "dark", 0.05)
        b.box(left + (0.04 if k == 0 else 12.96), 0, 1.5, 0.1, 2.1, 1.3, pane)
    b.box(13.2, 0, 0.5, 0.5, 2.2, 2.7, "dark")
    for side in (-0.7, 0.7):
        b.span(-80, side - 0.04, -0.05, 120, side + 0.04, 0.005, "steel")
    b.obj("tram", (x, y, 0))


def fountain(x, y):
    """A round basin with three jets and a stone rim."""
    b = Builder()
    stone = material("fountain", "#A9A293", rough=0.85)
    water = material("water", "#4E8FA8", rough=0.08, spec=0.6)
    spray = material("spray", "#DCEBF0", rough=0.3, emit=0.15)
    b.cyl(0, 0, 0.1, 3.4, 0.5, stone, 32)
    b.cyl(0, 0, 0.61, 3.05, 0.02, water, 32)
    b.cyl(0, 0, 0.6, 0.9, 0.6, stone, 16)
    b.cyl(0, 0, 1.2, 1.3, 0.16, stone, 20, r2=1.45)
    for turn, out, high in ((0, 0, 2.4), (0.8, 1.7, 1.3), (2.9, 1.7, 1.3), (5.0, 1.7, 1.3)):
        px, py = out * math.cos(turn), out * math.sin(turn)
        b.cyl(px, py, 0.6, 0.11, high, spray, 8, r2=0.03)
        for k in range(5):
            lean = k * 1.26 + turn
            b.ico(px + 0.22 * math.cos(lean), py + 0.22 * math.sin(lean), 0.5 + high * 0.8, 0.09, spray, 1)
    b.obj("fountain", (x, y, 0))


def market(seed, crowd):
    """Wooden huts with lamps and garlands, and people before them."""
    rng = stream(seed, "market")
    for k, x in enumerate((7.0, 11.6, 16.2, 20.8, 25.4)):
        b = Builder()
        b.box(0, 0, 0, 3.6, 2.2, 2.3, "wood2", 0.02)
        b.box(0, -1.1, 1.0, 3.0, 0.1, 1.2, lit("hut", "#FFD79A", 0.6, 1.6))
        b.box(0, -1.3, 0.9, 3.4, 0.5, 0.08, "wood")
        b.add(
            [(-2.1, -1.6, 2.25), (2.1, -1.6, 2.25), (2.1, 1.3, 2.25), (-2.1, 1.3, 2.25), (-2.1, 0, 3.3), (2.1, 0, 3.3)],
            [[0, 1, 5, 4], [2, 3, 4, 5], [1, 2, 5], [3, 0, 4]],
            material("hutroof", "#7A4A38", rough=0.9),
        )
        for q in range(9):
            b.ico(-2.0 + q * 0.5, -1.64, 2.2, 0.06, lit("hutlamp", "#FFD27A", 1.0, 9), 1, smooth=True)
        b.obj("hut%d" % k, (x, -8.2 - (k % 2) * 0.4, 0.14))
        for q in range(2):
            crowd.person(x - 0.8 + q * 1.5 + rng.uniform(-0.2, 0.2), -10.2, 0.14, pi / 2, rng.choice(["stand", "lean"]))


def opening(seed, crowd):
    """Balloons over the door and a crowd before it."""
    rng = stream(seed, "opening")
    balloon_arch(0, -0.95, 0.15, 2.6, 2.9, rng)
    bunting([(-6.3, -0.75, 3.5), (-1.5, -0.95, 3.0)], rng)
    bunting([(1.5, -0.95, 3.0), (6.3, -0.75, 3.5)], rng)
    for x in (-1.9, 1.9, 6.0):
        place(balloon_bunch(rng), (x, -1.5, 0.14), rng.random() * 6)
    crowd.person(-0.5, -1.7, 0.14, -pi / 2, "wave", top="#8E1016", staff=True)
    crowd.person(0.6, -1.7, 0.14, -pi / 2 + 0.2, "carry", top="#8E1016", staff=True, bag="tray")
    for k in range(22):
        x, y = -5 + (k % 11) * 0.95 + rng.uniform(-0.15, 0.15), (-3.4 if k < 11 else -4.6) + rng.uniform(-0.25, 0.25)
        pose = rng.choice(["stand", "phone", "wave", "lean"])
        crowd.person(x, y, 0.14, math.atan2(-1.5 - y, -x), pose, gap=0.75, child=rng.random() < 0.2)


def delivery(seed, crowd):
    """A van at the kerb and staff with boxes."""
    rng = stream(seed, "delivery")
    van = car_mesh("#D9D6CE", "van")
    van.name = "delivery_van"  # not one of the cars that are cleared from before the lens
    place(van, (3.4, -7.5, 0), 0)
    box = material("carton", "#B98B5A", rough=0.95)
    b = Builder()
    for k, (x, y, z) in enumerate(((0.2, -5.2, 0.14), (0.75, -5.15, 0.14), (0.45, -5.2, 0.58))):
        b.box(x, y, z, 0.48, 0.4, 0.42, box, 0.01, rz=0.1 * k)
    b.obj("cartons")
    for x, y, heading in ((-0.3, -3.2, pi / 2), (1.2, -4.4, pi / 2 + 0.5)):
        crowd.person(x, y, 0.14, heading, "carry", staff=True, top="#8E1016")
        carried = Builder()
        carried.box(0.38, 0, 0.95, 0.4, 0.46, 0.34, box, 0.01)
        carried.obj("person_box", (x, y, 0.14), heading)
    crowd.person(-2.0, -4.8, 0.14, rng.uniform(0, 0.4), "phone", bag="phone")


def glass_shelter(x, y):
    """Tram stop with a bench."""
    b = Builder()
    b.box(0, 0, 2.5, 4.2, 1.5, 0.1, "anth", 0.02)
    for side in (-2.0, 2.0):
        b.box(side, 0.65, 0, 0.08, 0.08, 2.5, "anth")
    b.quad((-2, 0.68, 0.3), (2, 0.68, 0.3), (2, 0.68, 2.4), (-2, 0.68, 2.4), glass())
    b.box(0, 0.4, 0.45, 3.0, 0.4, 0.06, "wood", 0.01)
    b.obj("shelter", (x, y, 0.14))
