"""Drive-through pictures: one lot, many cameras, seasons and events."""

import math
import bpy
from mathutils import Matrix
from kit.camera import camera, clear_people, clear_view
from kit.dimensions import dimensions
from kit.light import area, set_hour, time_of_day
from kit.scene import scene, stream
from kit.weather import snow_cover
from places.drive_cameras import CAMERAS, CLOSE, Eye
from places.drive_events import (
    building_site,
    charging_scene,
    children_playing,
    hand_over,
    lamp_lights,
    opening_day,
    rain_basin,
)
from places.landscape import clouds, mountains
from places.lot import QUEUE, build_lot
from places.neighbours import retail_hall
from places.restaurant import restaurant
from places.upper_floors import upper_floors
from things.signs import pylon
from things.site import storeys

pi = math.pi
HOUSE = dimensions.drive.building
# lanes as the close cameras need them
QUEUES = {
    "pick_up": ((0, 5.2), (1, 6.5)),
    "order_post": ((0, -5.4), (1, -1.5)),
    "mixed_under": ((0, 4.6), (1, 0.5)),
    "windows": ((0, -1.7), (0, 3.6), (1, 9.5)),
}
CHARGING_BAYS = tuple((-31.3, -22 + 2.7 * (i + 0.5), "x") for i in (4, 5, 6, 7, 8))


def mirror_scene():
    """Reflect the finished scene in X; lettering is turned back so that it stays readable."""
    flip = Matrix.Diagonal((-1, 1, 1, 1))
    for o in bpy.context.scene.objects:
        o.matrix_basis = flip @ o.matrix_basis
        if o.type == "FONT":
            o.matrix_basis = o.matrix_basis @ flip


def pylon_spot(name, lot):
    """Where the pylon stands: at the entry, but not before the building."""
    if name in ("corner_left", "street", "aerial_left", "aerial_garden", "terrace", "mixed_left"):
        return 22.9, -8.0, -0.35
    return (-19.3, -9.6, 0.3) if lot == "A" else (-17.1, -16.8, 0.3)


def house_on_lot(seed, crowd, options):
    """What stands on the lot: the restaurant, the floors above it, or the building site."""
    floors, use = options["floors"], options["use"]
    if options["event"] == "site":
        building_site(seed, crowd, options["timber"])
        if floors:
            storeys(HOUSE, floors)
        return
    house = stream(seed, "house")
    restaurant(house, options["style"], options["roof"], solar=not floors, planted=options["planted"])
    if floors:
        upper_floors(stream(seed, "upper"), floors, use)
    if options["neighbour"]:
        retail_hall(stream(seed, "hall"))


def happenings(name, seed, crowd, garage, flow, event):
    """What happens in the picture besides the life of every lot."""
    if event == "opening":
        opening_day(seed, crowd)
    if name == "pick_up":
        hand_over(seed, garage, flow)
    if name == "playground":
        children_playing(crowd)
    if name == "charger":
        charging_scene(seed, garage, crowd)
    if event == "basin":
        rain_basin(seed)


def grade_for(name, hour, azimuth, season, rain):
    """Light of the hour, and the settings of the grade."""
    grade, sky = time_of_day(hour, azimuth)
    grade = dict(grade)
    if rain:
        grade["rain"] = 0.16
        grade["fog"] = (grade["fog"][0], 0.006)
    if season == "winter":
        grade["exp"] *= 0.86
    if name == "table":  # the table stands in the shade of its parasol
        grade["exp"] *= 1.4
    return grade, sky


def drive(seed, camera_name, hour, season="summer", rain=False, mirror=False, lot="A", around="village", **given):
    """Build one drive-through picture; returns the settings of grade and sky."""
    options = dict(style="red", roof="flat", floors=0, use="housing", event=None, timber=False)
    options.update(planted=False, neighbour=False, alps=False, azimuth=None)
    unknown = set(given) - set(options) - {"eye"}
    if unknown:
        raise SystemExit("drive: unknown option %s" % ", ".join(sorted(unknown)))
    options.update(given)
    eye = Eye(*given["eye"]) if "eye" in given else CAMERAS[camera_name]
    position, target, azimuth = eye.position, eye.target, options["azimuth"] or eye.azimuth
    scene.mirror, scene.season = mirror, season
    set_hour(hour)
    flow = -1 if mirror else 1
    site, opening = options["event"] == "site", options["event"] == "opening"
    crowd, garage = build_lot(
        seed,
        lot,
        flow,
        0 if site else 9,
        rain,
        people=not opening,
        built=not site,
        queue=QUEUES.get(camera_name, QUEUE),
        keep_free=CHARGING_BAYS if camera_name == "charger" else (),
        around=around,
    )
    house_on_lot(seed, crowd, options)
    if not site and camera_name not in ("table", "playground"):
        pylon(*pylon_spot(camera_name, lot))
    happenings(camera_name, seed, crowd, garage, flow, options["event"])
    if hour in ("day", "morning", "golden"):
        clouds(stream(seed, "clouds"))
    if options["alps"]:
        mountains(stream(seed, "alps"), a0=-80, a1=80)
    if scene.night and not site:
        lamp_lights()
    if not site:
        area((0, -1, 3.7), HOUSE.x1 - HOUSE.x0 - 3, 260 if scene.night else 330, "#FFE0B0", (0, -1, 0), sy=7)
    if season == "winter":
        snow_cover()
    if mirror:
        mirror_scene()
        position, target = (-position[0], *position[1:]), (-target[0], *target[1:])
        azimuth = 360 - azimuth
    if eye.level:
        kinds = ("tree_", "lamp", "shrub", "planter_", "flag", "hbar")
        kinds += () if eye.near_things else ("car_", "person", "bike")
        close = camera_name in CLOSE
        clear_view(
            position,
            target,
            near=6 if close else 13,
            half=2.5 if close else 13 if camera_name in ("street", "site_right") else 7.5,
            kinds=("tree_", "lamp") if close else kinds,
        )
    clear_people(position, 3.0)
    grade, sky = grade_for(camera_name, hour, azimuth, season, rain)
    camera(position, target, eye.lens, level=eye.level)
    return dict(grade=grade, sky=sky)
