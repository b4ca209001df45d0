"""People, cars and tables on the lot."""

import math
from kit.dimensions import dimensions
from kit.mesh import place
from kit.scene import scene, stream
from things.furniture import SEATS, bike_mesh, bike_stand, parasol_set, table_set
from things.plants import planter

pi = math.pi


def terrace(seed, crowd, right=False, busy=0.6):
    """Parasols, tables with meals, planters and seated guests."""
    rng = stream(seed, "terrace")
    closed = scene.season == "winter"
    gold, red = parasol_set(rng, ("gold", "gold"), closed=closed), parasol_set(rng, ("red", "red"), closed=closed)
    plain = table_set(rng)
    if right:
        spots = ((2.8, -10.6, gold), (5.8, -10.9, red), (8.3, -8.0, plain), (2.6, -8.0, plain))
    else:
        spots = (
            (-12.2, -10.8, gold),
            (-8.6, -10.6, red),
            (-5.2, -10.9, gold),
            (-12.4, -7.2, plain),
            (-12.3, -3.2, red),
            (-12.3, 1.2, gold),
        )
    for x, y, me in spots:
        turn = rng.random() * 6
        place(me, (x, y, 0.1), turn)
        c, s = math.cos(turn), math.sin(turn)
        seats = [(x + sx * c - sy * s, y + sx * s + sy * c, a + turn) for sx, sy, a in SEATS.get(me.name, [])]
        crowd.seated(seats, busy, 0.1)
    box = planter(rng)
    for x in (1.5, 4.0, 6.5, 8.8) if right else (-13, -10.4, -7.8, -5.2):
        place(box, (x, -12.5, 0.08))
    if not right:
        for y in (-11, -8.2, -5.4, -2.6, 0.2, 3):
            place(box, (-14.1, y, 0.08), pi / 2)


def plaza_people(seed, crowd, px):
    """Guests on the forecourt: walkers, pairs, a family, a chat; spaced by the crowd rules."""
    rng = stream(seed, "plaza")
    crowd.family(px + rng.uniform(-0.4, 0.4), -10.2, 0.1, pi / 2 + 0.1)
    crowd.walker(px + 1.0, -8.6, 0.1, -pi / 2 - 0.2, bag="paper")
    crowd.chat(px + 3.6, -8.8, 0.1, rng.uniform(0, 3))
    crowd.pair(px - 1.5, -14.6, 0.0, pi / 2 + rng.uniform(-0.2, 0.2))
    crowd.wheelchair(px + 5.2, -10.6, 0.1, pi - 0.3)
    crowd.person(px + 2.6, -11.6, 0.1, 2.4, "phone", bag="phone")
    crowd.walker(-24, -34 + rng.uniform(-0.4, 0.4), 0.1, 0)
    crowd.pair(18, -33.6, 0.1, pi)
    crowd.walker(-9, -19.9 if rng.random() < 0.5 else -15.2, 0.0, 0.3)


def parked_cars(seed, spots, n, garage):
    """Fill n bays. They are filled in their order, so that the garage keeps neighbours unlike."""
    rng = stream(seed, "parked")
    for x, y, axis in sorted(rng.sample(spots, n)):
        turn = (pi / 2 if axis == "y" else 0) + (pi if rng.random() < 0.5 else 0)
        electric = axis == "x" and y > -6 and x < -30
        place(
            garage.next("electric" if electric else None),
            (x, y, 0),
            (pi if electric else turn) + rng.uniform(-0.03, 0.03),
        )


def traffic(seed, garage, flow, road_y, queue):
    """Cars in the lanes, given as (lane, y), and on the road (right-hand traffic)."""
    rng = stream(seed, "traffic")
    for number, y in queue:
        lane = dimensions.drive.lanes[number]
        x = (lane.x0 + lane.x1) / 2 - 0.15
        place(garage.next(), (x, (y if flow > 0 else 1 - y) + rng.uniform(-0.3, 0.3), 0), pi / 2 * flow)
    place(garage.next(), (-16 + rng.uniform(-6, 6), road_y - 2.5 * flow, 0), 0)
    place(garage.next(), (22 + rng.uniform(-4, 4), road_y + 2.5 * flow, 0), pi)


def bike_stand_with_bikes(rng):
    """Bike stand beside the entrance."""
    place(bike_stand(), (6.2, -7.4, 0.1), 0)
    for k in range(3):
        place(
            bike_mesh(rng.choice(["#B8423A", "#3F7391", "#71904F", "#D9A441"])),
            (6.55 + k * 1.1, -7.7, 0.1),
            pi / 2 + rng.uniform(-0.08, 0.08),
        )
