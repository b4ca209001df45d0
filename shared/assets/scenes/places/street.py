"""City streets and pedestrian malls, the restaurant in the ground floor of a house at the origin."""

import math
from typing import NamedTuple
from kit.camera import camera, clear_people, clear_view
from kit.dimensions import dimensions
from kit.light import area, lamp_pools, set_hour, time_of_day
from kit.materials import material, noisy, pavement
from kit.mesh import Builder, place
from kit.scene import scene, stream
from kit.weather import make_wet, snow_cover
from places.cities import CITIES, landmark
from places.city_shop import own_ground_floor, shop_lettering, shop_people, vacant_ground_floor
from places.drive import mirror_scene
from places.houses import facade_block
from places.landscape import clouds
from places.street_life import (
    DRIVING,
    PARKED,
    delivery,
    fountain,
    glass_shelter,
    market,
    opening,
    passers_by,
    pavement_terrace,
    street_cars,
    street_furniture,
    tram,
)
from things.crowd import Crowd
from things.furniture import bench, lamp_post
from things.plants import tree_meshes
from things.vehicles import Garage

pi = math.pi
HOUSE = dimensions.city


class Eye(NamedTuple):
    """A camera with upright verticals: metres, focal length in mm."""

    position: tuple
    target: tuple
    lens: float


CAMERAS = {
    "left": Eye((-13.0, -15.6, 1.9), (1.0, -2.5, 3.9), 27),
    "right": Eye((14.0, -14.6, 1.9), (-1.0, -2.5, 3.9), 28),
    "front": Eye((0.5, -15.8, 1.8), (0, 0, 3.6), 27),
    "near_left": Eye((-9.2, -7.6, 1.7), (0.5, -1.2, 2.3), 26),
    "near_right": Eye((9.6, -7.8, 1.75), (0, -1.0, 2.3), 27),
    "window": Eye((-3.2, -7.0, 1.65), (0.2, 3.0, 2.35), 27),
    "high_right": Eye((17, -19, 8.5), (-2, -2, 4.0), 29),
    "high_left": Eye((-19, -20, 10.5), (2, -2, 4.5), 29),
    "terrace": Eye((-9.3, -4.9, 1.6), (-2.5, -2.2, 1.5), 32),
    "far": Eye((-20, -12.8, 2.2), (3, -3.4, 4.6), 38),
    "sign": Eye((-9.4, -5.8, 2.4), (-5.6, -0.9, 5.1), 42),
    "door": Eye((2.6, -5.6, 1.6), (-0.1, -0.4, 1.7), 34),
    "bikes": Eye((13.4, -8.4, 1.45), (4.5, -2.6, 1.9), 32),
    "tram": Eye((-14.5, -17.6, 2.0), (2.0, -6, 3.6), 27),
    "delivery": Eye((-7.4, -10.4, 1.75), (2.2, -4.6, 1.7), 32),
    "opening": Eye((-5.6, -10.6, 1.8), (0.4, -1, 2.3), 28),
    "vacant": Eye((-8.6, -12.4, 1.8), (0.2, -0.5, 3.0), 30),
    "fountain": Eye((-12.2, -16.2, 1.8), (1.0, -4, 3.0), 28),
}


def ground(rain, mall):
    """Carriageway and pavements, or the paving of a mall from house to house."""
    b = Builder()
    paving = pavement("pavs", "#A99D8A", "#9E917C", "#847864", 0.9, 0.9, offset=0.0)
    b.poly([(-300, -300), (300, -300), (300, 300), (-300, 300)], -0.12, material("farg", "#A89E8D", rough=1))
    if mall:
        slabs = pavement("mall", "#B4A996", "#A89C87", "#8C806C", 1.4, 0.7)
        if rain:
            wet = noisy("wetpaving", "#8B806F", "#978B78", 0.5)
            make_wet(wet)
            slabs = wet
        b.span(-160, -24, -0.1, 160, 0.3, 0.14, slabs)
        for y in (-6.0, -16.0):
            b.span(-160, y - 0.2, 0.1, 160, y + 0.2, 0.15, "kerb")
        b.obj("ground")
        return
    asphalt = noisy("asph", "#5F6063", "#6B6A69", 0.35)
    if rain:
        make_wet(asphalt)
    b.span(-160, -16.5, -0.12, 160, -6.35, 0, asphalt)
    b.span(-160, -6.2, -0.1, 160, 0.3, 0.14, paving)
    b.span(-160, -6.35, -0.1, 160, -6.2, 0.15, "kerb")
    b.span(-160, -24, -0.1, 160, -16.5, 0.14, paving)
    for k in range(-18, 19):
        b.span(k * 6 - 1.2, -11.4, 0, k * 6 + 1.2, -11.25, 0.012, "mark")
    for k in range(7):
        b.span(9, -7.2 - k * 1.35 - 0.35, 0, 12.5, -7.2 - k * 1.35 + 0.35, 0.013, "mark")
    b.obj("ground")


def row_of_houses(seed, city, eye, vacant):
    """The restaurant's house, its neighbours on both sides, and the row across; returns the chairs of the room."""
    styles, seats = CITIES[city], []
    width, height = HOUSE.width, 4.2
    rng = stream(seed, "own house")
    own = rng.choice([style for style in styles if style.get("k") == "alt"])
    inside = vacant_ground_floor(width, height) if vacant else own_ground_floor(rng, width, height, seats)
    facade_block(rng, width, HOUSE.depth, 3, own, gh=height, fh=3.2, ground=inside)
    for side in (-1, 1):
        rng = stream(seed, "houses%d" % side)
        x, last = width / 2, own
        while x < 95:
            wide = rng.uniform(9, 14)
            last = rng.choice([style for style in styles if style is not last])
            spot = (side * (x + wide / 2), rng.uniform(-0.12, 0.12))
            facade_block(
                rng, wide, HOUSE.depth, rng.choice([2, 3, 3, 4]), last, *spot, gh=4.0, fh=rng.choice([3.0, 3.2])
            )
            x += wide + 0.02
    rng = stream(seed, "across")
    x = -60
    while x < 70:
        wide = rng.uniform(10, 14)
        middle = x + wide / 2
        if abs(middle - eye.position[0]) >= 14 or eye.position[1] > -15:
            facade_block(rng, wide, HOUSE.depth, rng.choice([3, 4]), rng.choice(styles), middle, -24, pi, gh=4.0)
        x += wide + 0.02
    return seats


def trees_and_lamps(seed, eye, mall):
    """Trees in their pits and lamps along the kerb; returns where the lamps shine."""
    rng = stream(seed, "trees")
    trees = tree_meshes(rng, 5, "leaf")
    lamp = lamp_post(5.0)
    pit = Builder()
    pit.box(0, 0, 0, 1.6, 1.6, 0.17, "trunk", 0.02)
    pit = pit.mesh("pit")
    lights = []
    for y in (-5.3, -16.6) if mall else (-5.3,):
        for k in range(-7, 8):
            x = k * 8 + 3
            if abs(x) > 5.5 and math.hypot(x - eye.position[0], y - eye.position[1]) > 12.5:
                place(rng.choice(trees), (x, y, 0.1), rng.random() * 6, sc=rng.uniform(0.85, 1.05))
                place(pit, (x, y, 0))
            if k % 2 == 0:
                place(lamp, (x - 4.2, y - 0.5, 0.14), -pi / 2)
                lights.append((x - 4.2, y - 1.2, 5.0))
            if mall and k % 3 == 0 and abs(x - eye.position[0]) > 5:
                place(bench(), (x + 3.4, y - 1.2, 0.14), 0)
    return lights


def event_of(event, seed, crowd):
    if event == "tram":
        tram(-3.5, -10.2)
        glass_shelter(-11.5, -5.2)
    if event == "fountain":
        fountain(1.8, -9.6)
    if event == "market":
        market(seed, crowd)
    if event == "opening":
        opening(seed, crowd)
    if event == "delivery":
        delivery(seed, crowd)


def cars_for(event):
    """Which places along the kerb and on the road are taken."""
    if event == "tram":
        return PARKED[2:]
    return PARKED if event == "delivery" else PARKED + DRIVING


def street(
    seed,
    camera_name,
    hour,
    city="berlin",
    season="summer",
    rain=False,
    mirror=False,
    mall=False,
    event=None,
    azimuth=205,
    **given,
):
    """Build one street picture; returns the settings of grade and sky."""
    eye = CAMERAS[camera_name]
    scene.mirror, scene.season = mirror, season
    set_hour(hour)
    vacant = event == "vacant"
    ground(rain, mall)
    seats = row_of_houses(seed, city, eye, vacant)
    if not vacant:
        shop_people(stream(seed, "shop people"), seats, HOUSE.width)
        shop_lettering(4.2)
        area((0, 3.2, 3.6), HOUSE.width - 2, 190, "#FFE0AE", (0, 3.2, 0), sy=5)
    if given.get("landmark"):
        landmark(city, *given["landmark"])
    lights = trees_and_lamps(seed, eye, mall)
    crowd = Crowd(stream(seed, "crowd"), gap=0.9, season=season, rain=rain)
    if event not in ("opening", "vacant"):
        pavement_terrace(seed, crowd, 0 if rain or season == "winter" or event == "delivery" else 0.7)
    event_of(event, seed, crowd)
    passers_by(seed, crowd, eye.position, mall)
    if not mall:
        street_cars(Garage(stream(seed, "garage")), eye.position, cars_for(event))
    street_furniture()
    if hour in ("day", "morning", "golden"):
        clouds(stream(seed, "clouds"), 9, spread=(-80, 80), z=(90, 190))
    if scene.night:
        lamp_pools([p for p in lights if abs(p[0]) < 30], 90)
        area((0, -1.0, 3.6), HOUSE.width - 2, 150, "#FFD79A", (0, -3.6, 0), sy=0.6)
    if season == "winter":
        snow_cover()
    position, target = eye.position, eye.target
    if mirror:
        mirror_scene()
        position, target, azimuth = (-position[0], *position[1:]), (-target[0], *target[1:]), 360 - azimuth
    grade, sky = time_of_day(hour, azimuth)
    grade = dict(grade)
    grade["exp"] *= 0.86 if hour == "day" else 0.98
    if rain:
        grade["rain"] = 0.16
    clear_view(
        position, target, near=14, half=9 if camera_name == "far" else 4, kinds=("tree_", "lamp", "planter_", "car_")
    )
    clear_people(position, 3.2 if abs(position[1]) < 9 else 8.5)
    camera(position, target, eye.lens)
    return dict(grade=grade, sky=sky)
