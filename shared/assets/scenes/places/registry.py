"""The builders of the pictures by the name that a shot gives its scene."""

from places.back_rooms import fit_out, kitchen, upper_room
from places.drive import drive
from places.fair import fair
from places.inside import inside
from places.panorama import panorama
from places.street import street

SCENES = {
    "drive": drive,
    "street": street,
    "inside": inside,
    "kitchen": kitchen,
    "fitout": fit_out,
    "upper": upper_room,
    "panorama": panorama,
    "fair": fair,
}
