"""The round view of Kiefersfelden: a wooden roof at the foot of the Alps."""

from kit.camera import camera_pano, clear_people
from kit.light import area, set_hour, time_of_day
from kit.mesh import place
from kit.scene import scene, stream
from places.landscape import clouds, mountains, surroundings
from places.lot import build_lot
from places.restaurant import restaurant
from things.plants import tree_meshes
from things.signs import pylon

EYE = (3.2, -11.3, 1.75)


def panorama(seed, camera_name, hour, azimuth=205):
    """Build the lot with mountains all around; the camera stands on the forecourt."""
    scene.season = "summer"
    set_hour(hour)
    rng = stream(seed, "trees")
    firs, leafy = tree_meshes(rng, 3, "fir"), tree_meshes(rng, 3, "leaf")
    build_lot(seed, "A", around="alps")
    surroundings(stream(seed, "round"), leafy, firs, "alps", -170, 170, 62, firs * 2 + leafy)
    restaurant(stream(seed, "house"), style="wood", roof="pitched")
    pylon(9.5, -26.5, -0.35)
    clouds(stream(seed, "clouds"), 14, spread=(-180, 180), z=(150, 250))
    clouds(stream(seed, "near clouds"), 8, dist=300, spread=(-180, 180), z=(170, 300))
    mountains(stream(seed, "peaks"), dist=1150, h=(300, 470), n=17)
    mountains(stream(seed, "foothills"), dist=360, h=(50, 95), n=18, snow=2, rock="#6F8F63", rock2="#7FA06B")
    place(leafy[0], (-12, -24, 0))
    area((0, -2, 3.7), 17, 400, "#FFE3B8", (0, -2, 0), sy=8)
    grade, sky = time_of_day(hour, azimuth)
    clear_people(EYE, 3.4)
    camera_pano(EYE)
    return dict(grade=dict(grade, fog=("#CFE0EE", 0.0006)), sky=dict(sky, top="#5C9FE0"))
