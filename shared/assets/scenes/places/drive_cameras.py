"""Where the photographer stands on the lot."""

from typing import NamedTuple


class Eye(NamedTuple):
    """A camera: metres, focal length in mm; `level` keeps verticals vertical, `azimuth` is where the sun comes from."""

    position: tuple
    target: tuple
    lens: float
    level: bool
    azimuth: float
    near_things: bool  # cars and people may stand near the lens


CAMERAS = {
    "corner_right": Eye((23, -27.5, 2.8), (1.6, -3, 3.9), 31, True, 212, False),
    "corner_left": Eye((-21.5, -24, 2.5), (0.8, -3, 3.8), 32, True, 150, False),
    "front": Eye((-1.6, -29.0, 2.0), (-1.2, 0, 3.3), 36, True, 210, False),
    "street": Eye((-12, -50, 2.4), (-0.5, 0, 4.4), 42, True, 160, False),
    "aerial_right": Eye((34, -40, 25), (-1, -2, 1.0), 35, False, 230, True),
    "aerial_left": Eye((-36, -38, 25), (-1, -2, 1.0), 35, False, 130, True),
    "aerial_garden": Eye((-38, -50, 29), (-4, -9, 1.0), 36, False, 130, True),
    "high": Eye((8, -66, 40), (-2, -6, 0), 36, False, 235, True),
    "plan": Eye((-2.0, 1.6, 100), (-2.0, 1.61, 0), 35, False, 222, True),
    "lane": Eye((20.2, -22.5, 2.4), (12.2, -1, 2.3), 30, True, 120, True),
    "exit": Eye((19.6, 28.0, 2.6), (11.4, 4, 2.3), 30, True, 60, True),
    "terrace": Eye((-16.6, -14.9, 1.9), (-6, -8.4, 1.75), 31, True, 235, False),
    "order_post": Eye((14.7, -16.4, 1.9), (10.9, -9.3, 1.65), 34, True, 150, True),
    "pick_up": Eye((15.2, -7.6, 2.25), (10.7, -1.45, 1.62), 42, True, 120, True),
    "charger": Eye((-25.2, -8.2, 1.8), (-33.6, -0.2, 1.25), 34, True, 120, True),
    "roof": Eye((-15.5, -13.5, 10.2), (-2.0, 3, 4.2), 30, False, 150, True),
    "portal": Eye((2.2, -17.2, 1.75), (-3.2, -6, 2.9), 33, True, 215, False),
    "playground": Eye((-1.6, -30.5, 2.6), (-9.8, -20.0, 2.0), 31, True, 160, False),
    "table": Eye((-11.1, -8.7, 1.7), (-12.42, -7.12, 0.84), 40, False, 200, True),
    "pylon": Eye((-27.5, -27.5, 1.7), (-15.8, -6.5, 6.6), 31, True, 170, False),
    "site_right": Eye((27, -42, 7.5), (-0.5, -1, 6.8), 33, True, 215, True),
    "site_high": Eye((-32, -42, 26), (0, -1, 2.5), 34, False, 150, True),
    "mixed_right": Eye((29, -36, 2.8), (3, -1, 8.3), 28, True, 150, False),
    "mixed_far": Eye((46, -60, 2.8), (2, -1, 13.5), 28, True, 150, False),
    "mixed_left": Eye((-23, -34, 2.6), (3.0, -1, 8.0), 28, True, 165, False),
    "mixed_high": Eye((37, -42, 25), (3, -1, 5.5), 34, False, 160, True),
    "mixed_under": Eye((18.2, -13.5, 1.9), (12.6, 3, 2.4), 27, True, 190, True),
    "close_right": Eye((8.4, -19.5, 1.75), (2.6, -6, 3.1), 30, True, 215, False),
    "gable": Eye((27.5, -9.0, 2.4), (11, 0.5, 3.0), 31, True, 120, True),
    "fork": Eye((24.5, -31.5, 6.2), (4.5, -8, 2.2), 33, True, 205, False),
    "windows": Eye((18.6, -6.4, 2.5), (10.4, 0.7, 2.1), 30, True, 120, True),
    "showroom": Eye((-17.5, -15.5, 1.9), (-4.5, -3, 2.9), 30, True, 150, False),
    "basin": Eye((-33.5, -29.5, 3.2), (-11.5, -4, 3.3), 25, True, 170, False),
    "retail": Eye((9, -47, 12), (-15, 2, 2.4), 27, True, 205, False),
}

# cameras that stand among what they show
CLOSE = ("pick_up", "order_post", "charger", "mixed_under", "windows")
