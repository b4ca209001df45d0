"""The drive-through lot. The entrance faces -Y, the drive lanes run along +X of the building."""

import math
from kit.dimensions import dimensions
from kit.materials import material, noisy
from kit.mesh import Builder, place
from kit.scene import scene, stream
from places.glazing import slats
from places.ground import arrow, asphalt_character, base_ground, bay_row, ground_materials, zebra
from places.landscape import far_side, surroundings
from places.lot_life import bike_stand_with_bikes, parked_cars, plaza_people, terrace, traffic
from things.charging import charger_mesh, solar_carport
from things.crowd import Crowd
from things.furniture import bench, bin_mesh, lamp_post
from things.plants import flower_bed, hedge, kerb_frame, plant_island, tree_meshes
from things.playground import playground
from things.signs import flag_mesh, height_bar, order_post
from things.vehicles import Garage

pi = math.pi
PLAN = dimensions.drive
YARD = PLAN.yard
ROAD_Y = -42
LAMPS = ((-33.9, -21.9, 0), (-33.9, -9, 0), (29, 4, pi), (29, -16, pi), (22.2, 24, pi), (-19.3, 7.2, 0), (-33.9, 14, 0))
EDGE_TREES = (
    *((-31, -31.6), (-22, -32.2), (-12.5, -31.8), (16, -32), (24, -31.7), (-37, -9), (-36.6, 4), (-37, 18)),
    *((-30, 34), (-18, 34), (-6, 34.6), (6, 34), (18, 34), (27, 24), (27.6, 14), (28, 3), (27, -8), (27.5, -20)),
)
# cars in the lanes as (lane, y); the near lane passes the windows
QUEUE = ((0, -7.2), (0, -1.4), (0, 5.6), (1, -4.4), (1, 2.4))


def drive_lanes(b, m, flow, rng, dressed=True):
    """Two parallel lanes with gold edges, arrows, an order post on the driver's side of each and height bars.

    flow -1 drives towards -Y, as the mirrored lot needs it.
    """
    near, far = PLAN.lanes
    ends = PLAN.laneEnds
    for x in (near.x0, near.x1, far.x0, far.x1):
        b.span(x - 0.07, ends.y0, 0, x + 0.07, ends.y1 - 6, 0.012, "gold")
    for lane in (near, far):
        for y in (-17, -5.2, 6.5, 13.5, 20):
            arrow(b, (lane.x0 + lane.x1) / 2, y, pi / 2 * flow)
    stop = noisy("stopred", "#8C2A26", "#96302B", 0.8)
    for y in PLAN.windows:
        b.span(near.x0 + 0.15, y - 1, 0, near.x1 - 0.15, y + 1, 0.009, stop)
    right = far.x1 + 0.4
    plant_island(b, m, right, -19, right + 2.6, -12.6, rng, "mix")
    plant_island(b, m, right, -12.2, right + 2.6, 22, rng, "mix", tuple((right + 1.3, y) for y in (-3, 3.5, 10, 16.5)))
    if not dressed:
        return
    kerb_frame(b, near.x1 + 0.15, -12.4, far.x0 - 0.15, -6.8, m["paving"])
    shift = 0 if flow > 0 else 21.6
    for post in PLAN.orderPosts:
        place(order_post(), (post.x, post.y + shift, 0.1), pi)
    for x in (far.x0 - 0.5, right + 0.3):
        place(height_bar(), (x, -15.8 if flow > 0 else 21.5, 0))


def side_building(b):
    """Store for bins, garden furniture and parts: 36 m², with a gate to the yard."""
    house = PLAN.sideBuilding
    wall = material("sidewall", "#A9713F", rough=0.85, spec=0.08)
    b.span(house.x0, house.y0, 0, house.x1, house.y1, house.height, wall)
    b.span(
        house.x0 - 0.2, house.y0 - 0.2, house.height, house.x1 + 0.2, house.y1 + 0.2, house.height + 0.3, "anth", 0.03
    )
    b.span(
        house.x0 + 0.2,
        house.y0 + 0.2,
        house.height + 0.3,
        house.x1 - 0.2,
        house.y1 - 0.2,
        house.height + 0.36,
        "grass2",
    )
    middle = (house.x0 + house.x1) / 2
    b.span(middle - 1.9, house.y0 - 0.06, 0, middle + 0.9, house.y0, 2.4, "anth")
    b.span(middle + 1.5, house.y0 - 0.06, 0, middle + 2.4, house.y0, 2.15, "dgreen")
    slats(b, house.y0 + 0.1, house.y1 - 0.1, house.x1 + 0.04, 0.1, house.height - 0.1, "wood", axis="y")


def lot_a(b, m, seed, ev=True):
    """Lot A: front parking row, side bays with chargers, terrace front left."""
    bay_row(b, -30, -29.6, 10, special={0: "wheel", 1: "wheel", 9: "kid"})
    bay_row(b, -33.8, -22, 9, axis="y", special={6: "ev", 7: "ev", 8: "ev"} if ev else None)
    plant_island(
        b, m, -23.6, -18.6, -6.2, -16.4, stream(seed, "isle1"), "mix", ((-21.8, -17.4), (-16.5, -17.4), (-11.2, -17.4))
    )
    plant_island(b, m, -20.6, -8, -18.0, 6, stream(seed, "isle2"), "mix", ((-19.3, -6), (-19.3, -1), (-19.3, 4)))
    plant_island(b, m, 5.2, -29.7, 7.0, -19.5, stream(seed, "isle3"), "flowers")
    zebra(b, -3.4, 2.8, -16.6, -12.75)
    kerb_frame(b, -5.0, -21.8, 4.4, -16.6, m["cobble"])
    for y in (-18.2, -20.6):
        place(bench(), (-4.35, y, 0.1), pi / 2)
    place(bin_mesh(), (3.7, -17.4, 0.1))
    spots = [(-30 + 2.7 * (i + 0.5), -27.1, "y") for i in range(10)] + [
        (-31.3, -22 + 2.7 * (i + 0.5), "x") for i in range(9)
    ]
    return spots


def lot_b(b, m, seed, ev=True):
    """Lot B: lawn with playground in front, double parking rows left, chargers under a solar carport."""
    kerb_frame(b, -16, -29.4, 1.0, -16.6, m["lawn"])
    b.span(-3.2, -29.24, 0.05, -0.8, -16.76, 0.115, m["paving"])
    playground(-10.5, -22.6, stream(seed, "play")).location.z = 0.1
    rng = stream(seed, "lawn")
    hedge(-15.5, -28.9, -4, -28.9, 0.7, rng)
    flower_bed(-15.2, -17.6, -4, -16.9, rng)
    rounds = tree_meshes(rng, 3, "round")
    for x, y in ((-14.6, -18.6), (-14.6, -27), (-5, -27), (-4.6, -18.4)):
        place(rng.choice(rounds), (x, y, 0.08), rng.random() * 6, sc=rng.uniform(1.5, 1.9))
    for x, y in ((-5.2, -22), (-5.2, -24.5)):
        place(bench(), (x, y, 0.1), pi / 2)
    zebra(b, -3.4, -0.4, -16.6, -12.75)
    bay_row(b, -33.8, -28, 13, axis="y", special={9: "ev", 10: "ev", 11: "ev", 12: "ev"} if ev else None)
    bay_row(b, -23.0, -22, 8, axis="y", depth=4.8, special={0: "wheel", 1: "kid"})
    plant_island(
        b,
        m,
        -18.0,
        -15.5,
        -16.2,
        5,
        stream(seed, "isleb"),
        "mix",
        ((-17.1, -14), (-17.1, -8), (-17.1, -2), (-17.1, 3.5)),
    )
    if ev:
        solar_carport(-31.2, 1.9, 4, pi / 2)
    return [(-31.3, -28 + 2.7 * (i + 0.5), "x") for i in range(13)] + [
        (-20.6, -22 + 2.7 * (i + 0.5), "x") for i in range(8)
    ]


def chargers(lot):
    """Charging posts at the end of the electric bays."""
    me = charger_mesh()
    y0 = -22 + 6 * 2.7 if lot == "A" else -28 + 9 * 2.7
    for k in range(3):
        place(me, (-34.9, y0 + 2.7 * (k + 0.5), 0), 0)


def edges(seed, road_y):
    """Hedges, lamps and trees around the lot; gives back the tree meshes for the surroundings."""
    rng = stream(seed, "edges")
    hedge(-33.6, road_y + 10.6, 1.0, road_y + 10.6, 0.8, rng)
    hedge(13, road_y + 10.6, 29.6, road_y + 10.6, 0.8, rng)
    hedge(-35.2, road_y + 13, -35.2, YARD.y1 - 1, 1.0, rng)
    hedge(31.2, road_y + 13, 31.2, YARD.y1 - 1, 1.0, rng)
    flower_bed(-33, road_y + 9.0, 0.5, road_y + 9.8, rng, density=3)
    lamp = lamp_post()
    for x, y, r in LAMPS:
        place(lamp, (x, y, 0), r)
    leafy, slim = tree_meshes(rng, 5, "leaf"), tree_meshes(rng, 3, "slim")
    for x, y in EDGE_TREES:
        place(
            rng.choice(leafy if rng.random() < 0.75 else slim),
            (x + rng.uniform(-0.8, 0.8), y + rng.uniform(-0.6, 0.6), 0),
            rng.random() * 6,
            sc=rng.uniform(0.85, 1.25),
        )
    return leafy, slim


def build_lot(
    seed,
    layout="A",
    flow=1,
    cars=9,
    rain=False,
    people=True,
    built=True,
    queue=QUEUE,
    keep_free=(),
    around="village",
):
    """Build the lot and return its crowd and garage; `built` is false on a building site."""
    m = ground_materials(rain)
    crowd = Crowd(stream(seed, "crowd"), season=scene.season, rain=rain)
    garage = Garage(stream(seed, "garage"))
    b = Builder()
    base_ground(b, m, ROAD_Y)
    asphalt_character(b, m, stream(seed, "asphalt"))
    plaza, house = PLAN.plaza, PLAN.building
    b.span(plaza.x0, plaza.y0, -0.05, plaza.x1, plaza.y1, 0.1, m["paving"])
    b.span(plaza.x0, plaza.y1, -0.05, house.x0 - 0.2, 7, 0.1, m["paving"])
    b.span(plaza.x0 - 0.2, plaza.y0 - 0.2, -0.05, plaza.x1 + 0.2, plaza.y0, 0.13, "kerb", 0.02)
    drive_lanes(b, m, flow, stream(seed, "lane"), built)
    if built:
        side_building(b)
    spots = (lot_a if layout == "A" else lot_b)(b, m, seed, built)
    arrow(b, 8.5, -25.4)
    b.obj("ground")
    leafy, slim = edges(seed, ROAD_Y)
    if built:
        chargers(layout)
        terrace(seed, crowd, right=layout == "B", busy=0 if scene.season == "winter" or rain else 0.6)
        place(bin_mesh(), (PLAN.portal + 2.5, -7.3, 0.1))
        bike_stand_with_bikes(stream(seed, "bikes"))
        for k, c in enumerate(("red", "gold", "dgreen")):
            place(flag_mesh(c, disc=c != "gold"), (14.0 + k * 2.2, ROAD_Y + 9.4, 0.05), -0.25)
    if people and built:
        plaza_people(seed, crowd, PLAN.portal)
    parked_cars(seed, [spot for spot in spots if spot not in keep_free], cars, garage)
    traffic(seed, garage, flow, ROAD_Y, queue if built else ())
    surroundings(stream(seed, "background"), leafy, slim, around)
    far_side(seed, leafy, slim, around)
    return crowd, garage
