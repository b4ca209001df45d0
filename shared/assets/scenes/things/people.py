"""Stylised people. Every figure looks along +X at rotation 0, feet at z = 0."""

import math
from mathutils import Matrix, Vector
from kit.materials import cloth, material
from kit.mesh import Builder, limb, loft


TOPS = [
    "#C8553D",
    "#E0A458",
    "#3E6990",
    "#6B8F71",
    "#F1E4CF",
    "#7A5C7E",
    "#2F4858",
    "#D98C7A",
    "#A9B665",
    "#4F7CAC",
    "#B0413E",
    "#8C6A4F",
    "#E9C46A",
    "#5C8D89",
    "#C9ADA7",
    "#37474F",
]


TROUSERS = ["#2F3E55", "#4A4A4F", "#6B5B4B", "#8A7B66", "#3B5249", "#23303D", "#A08C72", "#5A6B86"]


SKINS = ["#F0C8A4", "#E2AE86", "#C98F63", "#A8704A", "#7A4E34"]


HAIRS = ["#2B211B", "#4A3324", "#8A5A35", "#C79A55", "#8E8A86", "#6E2F1F"]


SHOES = ["#2A2A2C", "#EDE8DF", "#7A4B32", "#B0413E"]


def leg(b, side, hip_z, thigh, shin, m, shoe):
    """One leg; thigh and shin are angles from straight down, forward positive."""
    hip = Vector((0, side * 0.095, hip_z))
    knee = hip + Vector((math.sin(thigh), 0, -math.cos(thigh))) * 0.41
    ankle = knee + Vector((math.sin(shin), 0, -math.cos(shin))) * 0.40
    limb(b, hip, knee, 0.095, 0.07, m)
    limb(b, knee, ankle, 0.07, 0.05, m)
    b.box(ankle.x + 0.055, ankle.y, max(ankle.z - 0.07, 0), 0.25, 0.10, 0.085, shoe, 0.03)


def arm(b, side, shoulder_z, upper, fore, sleeve, skin, spread=0.05):
    """One arm with a hand; returns where the hand is."""
    top = Vector((0, side * 0.205, shoulder_z))
    elbow = top + Vector((math.sin(upper) * 0.28, side * spread, -math.cos(upper) * 0.28))
    hand = elbow + Vector((math.sin(fore) * 0.25, -side * spread * 0.6, -math.cos(fore) * 0.25))
    limb(b, top, elbow, 0.062, 0.05, sleeve)
    limb(b, elbow, hand, 0.05, 0.036, sleeve)
    b.ico(hand.x, hand.y, hand.z, 0.05, skin, 1, smooth=True)
    return hand


def head(b, z, skin, hair, style):
    """Head with a nose for direction and one of several hair styles."""
    b.cyl(0, 0, z - 0.19, 0.055, 0.12, skin, 8)
    b.ico(0, 0, z, 0.135, skin, 2, (0.95, 0.88, 1.08), smooth=True)
    b.ico(0.128, 0, z - 0.01, 0.026, skin, 1, smooth=True)
    for s in (-1, 1):
        b.ico(0.118, s * 0.048, z + 0.025, 0.014, material("eye", "#2A2422", rough=0.6), 1, smooth=True)
    b.ico(-0.025, 0, z + 0.045, 0.142, hair, 2, (0.98, 0.95, 0.92), smooth=True)
    if style == "long":
        b.ico(-0.07, 0, z - 0.07, 0.12, hair, 2, (0.7, 1.05, 1.25), smooth=True)
    elif style == "bun":
        b.ico(-0.12, 0, z + 0.12, 0.065, hair, 1, smooth=True)
    elif style == "tail":
        b.ico(-0.165, 0, z - 0.04, 0.05, hair, 1, (0.8, 0.8, 2.0), smooth=True)
    elif style == "cap":
        cap = material("capred", "#B3121A", rough=0.8, spec=0.1)
        b.ico(-0.01, 0, z + 0.075, 0.146, cap, 2, (1, 0.98, 0.72), smooth=True)
        b.box(0.15, 0, z + 0.075, 0.13, 0.18, 0.02, cap, 0.008)
    elif style == "beanie":
        b.ico(-0.01, 0, z + 0.085, 0.15, cloth("#3E6990"), 2, (1, 1, 0.85), smooth=True)
    elif style == "helmet":
        b.ico(
            0, 0, z + 0.07, 0.165, material("helmet", "#FFBC0D", rough=0.4, spec=0.4), 2, (1, 0.95, 0.75), smooth=True
        )


POSES = {  # hip height, (thigh, shin) left/right, (upper arm, forearm) left/right
    "stand": (0.86, ((0.04, 0.0), (-0.06, -0.02)), ((0.06, 0.12), (-0.04, 0.12))),
    "lean": (0.86, ((0.10, 0.02), (-0.08, -0.12)), ((0.35, 1.5), (-0.05, 0.25))),
    "walk": (0.845, ((0.46, 0.16), (-0.36, -0.72)), ((-0.42, -0.10), (0.45, 0.75))),
    "walk2": (0.845, ((-0.34, -0.66), (0.42, 0.14)), ((0.40, 0.70), (-0.38, -0.08))),
    "phone": (0.86, ((0.05, 0.0), (-0.05, -0.03)), ((0.30, 2.2), (-0.04, 0.1))),
    "carry": (0.86, ((0.25, 0.05), (-0.22, -0.45)), ((0.25, 1.55), (0.25, 1.55))),
    "reach": (0.86, ((0.04, 0.0), (-0.06, -0.02)), ((1.35, 1.55), (-0.04, 0.12))),
    "wave": (0.86, ((0.04, 0.0), (-0.04, 0.0)), ((2.6, 2.9), (-0.04, 0.12))),
    "sit": (0.50, ((1.52, 0.06), (1.48, 0.12)), ((0.55, 1.45), (0.50, 1.40))),
    "eat": (0.50, ((1.50, 0.10), (1.50, -0.05)), ((0.55, 2.15), (0.55, 1.45))),
}


def figure_mesh(
    rng,
    pose="stand",
    top=None,
    trousers=None,
    hair=None,
    dress=False,
    staff=False,
    child=False,
    bag=None,
    umbrella=None,
    builder=False,
):
    """Build one person as a single mesh."""
    b = Builder()
    scale = rng.uniform(0.62, 0.72) if child else rng.uniform(0.95, 1.05)
    b.T = Matrix.Scale(scale, 4)
    skin_c = rng.choice(SKINS)
    skin = material("sk" + skin_c, skin_c, rough=0.7, spec=0.12)
    hair_c = rng.choice(HAIRS)
    hair_m = material("hr" + hair_c, hair_c, rough=0.85, spec=0.08)
    shirt = cloth(top or rng.choice(TOPS))
    legs = cloth(trousers or rng.choice(TROUSERS))
    shoe = cloth(rng.choice(SHOES))
    hip, leg_angles, arm_angles = POSES[pose]
    for side, (thigh, shin) in zip((1, -1), leg_angles):
        leg(b, side, hip, thigh, shin, skin if dress and pose not in ("sit", "eat") else legs, shoe)
    z = hip - 0.04
    b.ico(0, 0, z + 0.05, 0.15, legs, 2, (0.85, 1.08, 0.75), smooth=True)
    wide = rng.uniform(0.92, 1.1)
    rings = [
        (0, z + 0.04, 0.115, 0.155 * wide),
        (0, z + 0.20, 0.105, 0.145 * wide),
        (0.005, z + 0.40, 0.125, 0.195),
        (0, z + 0.50, 0.105, 0.20),
        (0, z + 0.555, 0.05, 0.07),
    ]
    if dress:
        hem = 0.34 if pose not in ("sit", "eat") else 0.06
        rings = [(0.02, z - hem, 0.20, 0.235), (0, z + 0.04, 0.13, 0.17)] + rings[1:]
    loft(b, rings, shirt)
    if staff:
        b.box(0.10, 0, z - 0.18, 0.05, 0.27, 0.52, cloth("#1F6437"), 0.02)
        b.ico(0.13, 0.06, z + 0.38, 0.03, "gold", 1)
    if builder:
        loft(
            b,
            [(0, z + 0.02, 0.13, 0.18), (0.005, z + 0.40, 0.14, 0.21), (0, z + 0.50, 0.115, 0.205)],
            material("vest", "#F28A1B", rough=0.7, emit=0.12),
        )
    hands = [arm(b, side, z + 0.47, up, fore, shirt, skin) for side, (up, fore) in zip((1, -1), arm_angles)]
    style = (
        "cap"
        if staff
        else "helmet"
        if builder
        else hair or rng.choice(["short", "short", "long", "bun", "tail", "bob"])
    )
    T = b.T.copy()
    if child:
        b.T = b.T @ Matrix.Translation((0, 0, -0.30)) @ Matrix.Scale(1.18, 4)
    head(b, z + 0.72, skin, hair_m, style)
    b.T = T
    add_bag(b, bag, hands, z)
    if umbrella:
        h = hands[0]
        top_z = z + 1.03  # canopy just above the head
        b.cyl(h.x, h.y, h.z - 0.1, 0.012, top_z - h.z + 0.3, "dark", 6)
        b.cyl(h.x * 0.5, h.y * 0.5, top_z, 0.62, 0.24, cloth(umbrella), 10, r2=0.03, smooth=False)
    return b.mesh("person")


def add_bag(b, bag, hands, z):
    """Paper bag, shoulder bag, rucksack, phone or serving tray."""
    if bag == "paper":
        h = hands[1]
        b.box(h.x, h.y, h.z - 0.33, 0.13, 0.22, 0.27, material("paperbag", "#C79A66", rough=0.95), 0.01)
        b.cyl(
            h.x,
            h.y + 0.112 * (1 if h.y > 0 else -1),
            h.z - 0.20,
            0.06,
            0.004,
            "red",
            10,
            M=Matrix.Rotation(math.pi / 2, 4, "X"),
        )
    elif bag == "shoulder":
        b.box(-0.02, -0.25, z - 0.05, 0.24, 0.09, 0.22, cloth("#7A4B32"), 0.03)
        b.box(0.118, -0.05, z + 0.04, 0.02, 0.03, 0.56, cloth("#7A4B32"), 0, rx=-0.68)
    elif bag == "rucksack":
        b.box(-0.19, 0, z + 0.1, 0.17, 0.27, 0.40, cloth("#B0413E"), 0.06)
    elif bag == "phone":
        h = hands[0]
        b.box(h.x + 0.03, h.y, h.z + 0.0, 0.015, 0.07, 0.13, "dark", 0.005)
    elif bag == "tray":
        h = hands[0]
        b.box(h.x + 0.10, 0, h.z + 0.04, 0.30, 0.42, 0.02, "red", 0.006)
        b.cyl(h.x + 0.1, 0.1, h.z + 0.06, 0.04, 0.16, "white", 9, r2=0.05)
        b.ico(h.x + 0.08, -0.06, h.z + 0.09, 0.07, material("bun", "#C9833A", rough=0.7), 1, (1, 1, 0.7))


def wheelchair_mesh(rng):
    """A person in a wheelchair."""
    me = figure_mesh(rng, "sit", bag=None)
    b = Builder()
    turn = Matrix.Rotation(math.pi / 2, 4, "X")
    for s in (-1, 1):
        for r, m, t in ((0.31, "tyre", 0.04), (0.27, "steel", 0.05)):
            b.cyl(-0.04, s * 0.29 + t / 2, 0.31, r, t, m, 18, M=turn)
        b.cyl(0.45, s * 0.2 + 0.02, 0.07, 0.07, 0.04, "tyre", 10, M=turn)
        b.box(0.22, s * 0.24, 0.55, 0.40, 0.04, 0.03, "dark", 0.01)
        b.box(0.44, s * 0.1, 0.06, 0.22, 0.1, 0.03, "dark", 0.01)
    b.box(0.1, 0, 0.38, 0.48, 0.46, 0.06, "dark", 0.02)
    b.box(-0.16, 0, 0.42, 0.05, 0.46, 0.5, "dark", 0.02)
    return me, b.mesh("person_chair")
