"""What tells one city from another: its houses and its landmark."""

import math
from kit.materials import material
from kit.mesh import Builder
from places.landscape import church

pi = math.pi

# c wall, t trim, k old (alt) or modern, r roof, rc its colour, bal with balconies
CITIES = {
    "berlin": (
        dict(c="#E9DCC3", t="#F7F0E2", k="alt", r="mansard", rc="#7C4A3C"),
        dict(c="#D9C3A5", t="#F3E8D6", k="alt", r="mansard", rc="#6F4338", bal=1),
        dict(c="#C9D2C4", t="#F4F1E8", k="alt", r="mansard", rc="#7C4A3C"),
        dict(c="#E3B9A0", t="#F6EADC", k="alt", r="mansard", rc="#6B4A42", bal=1),
        dict(c="#F0E6D2", t="#FFFFFF", k="mod", r="flat"),
    ),
    "dresden": (
        dict(c="#E2CFA8", t="#F1E3C6", k="alt", r="mansard", rc="#9A4F38"),
        dict(c="#EBDDBD", t="#D9C497", k="alt", r="mansard", rc="#A3583E"),
        dict(c="#D6BE92", t="#EBDCB8", k="alt", r="gable", rc="#9A4F38"),
        dict(c="#F1E7CF", t="#D8C8A4", k="alt", r="mansard", rc="#8F4936"),
        dict(c="#E9E4DA", t="#CFC6B6", k="mod", r="flat", bal=1),
    ),
    "hamburg": (
        dict(c="#A5523C", t="#EFE6D8", k="alt", r="gable", rc="#5A5F66"),
        dict(c="#8E4534", t="#E9DFD0", k="mod", r="flat"),
        dict(c="#B66A4E", t="#F3ECE0", k="alt", r="gable", rc="#4F7F72"),
        dict(c="#F0EBE0", t="#FFFFFF", k="alt", r="mansard", rc="#565B62"),
    ),
}


def television_tower(b):
    """Berlin: a slim concrete tower with a sphere."""
    concrete = material("lm", "#C9CDD2", rough=0.7)
    b.cyl(0, 0, 0, 5, 150, concrete, 14, r2=2.6)
    b.ico(0, 0, 160, 13, material("lms", "#B9C4CC", rough=0.25, metal=0.6), 3, smooth=True)
    b.cyl(0, 0, 170, 1.6, 26, concrete, 8)
    b.cyl(0, 0, 196, 0.8, 40, material("lmr", "#C9473E"), 8, r2=0.3)


def stone_dome(b):
    """Dresden: a bell of sandstone between four turrets."""
    stone, copper = material("lmd", "#D8C39B", rough=0.9), material("lmc", "#6F9A8A", rough=0.6)
    b.cyl(0, 0, 0, 17, 34, stone, 16, smooth=False)
    b.cyl(0, 0, 34, 18, 2, stone, 16, smooth=False)
    b.ico(0, 0, 36, 16, stone, 3, (1, 1, 1.25))
    b.cyl(0, 0, 54, 4, 9, stone, 12)
    b.ico(0, 0, 63, 4, copper, 2, (1, 1, 1.2))
    b.cyl(0, 0, 66, 0.4, 7, "gold", 6)
    for q in range(4):
        x, y = 17 * math.cos(q * pi / 2 + pi / 4), 17 * math.sin(q * pi / 2 + pi / 4)
        b.cyl(x, y, 0, 4, 44, stone, 10)
        b.cyl(x, y, 44, 4, 7, copper, 10, r2=0.5)


def landmark(city, x, y):
    """The building at the end of the street."""
    if city == "hamburg":
        church(x, y)
        return
    b = Builder()
    (television_tower if city == "berlin" else stone_dome)(b)
    b.obj("landmark", (x, y, 0))
