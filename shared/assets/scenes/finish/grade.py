"""From render passes to the finished picture."""

import numpy as np
from finish.arrays import blur, luminance, linear_rgb
from finish.denoise import atrous, firefly
from finish.sky import sky

f4 = np.float32


def tone_curve(x, P=1.0, a=1.0, m=0.30, l=0.35, c=1.18):
    """Uchimura 'GT' curve: linear mid (keeps brand colours), soft shoulder"""
    l0 = (P - m) * l / a
    S0 = m + l0
    S1 = m + a * l0
    C2 = a * P / (P - S1)
    T = m * np.power(np.maximum(x, 0) / m, c)
    S = P - (P - S1) * np.exp(-C2 * (x - S0) / P)
    Lr = m + a * (x - m)
    w0 = 1 - np.clip(x / m, 0, 1) ** 2 * (3 - 2 * np.clip(x / m, 0, 1))
    w2 = (x >= S0).astype(f4)
    w1 = 1 - w0 - w2
    return T * w0 + Lr * w1 + S * w2


def rain_streaks(col, strength, seed):
    """Faint slanted rain: sparse noise smeared downwards."""
    H, W = col.shape[:2]
    rng = np.random.default_rng(seed + 3)
    drops = (rng.random((H, W)) > 0.9988).astype(f4) * rng.random((H, W)).astype(f4)
    n = max(6, H // 38)
    acc = np.zeros((H, W), f4)
    for k in range(n):
        acc += np.roll(np.roll(drops, k, 0), -k // 6, 1)
    return (
        col
        + (np.minimum(acc, 1) * strength)[..., None]
        * (0.25 + 0.75 * np.linspace(1, 0.6, H, dtype=f4)[:, None, None])
        * 0.5
    )


def light_of(passes, distance, wrap):
    """Denoised light times colour: noise sits in the light, edges in the colours."""
    normal = passes["Normal"]
    diffuse, gloss = passes["DiffDir"] + passes["DiffInd"], passes["GlossDir"] + passes["GlossInd"]
    colour, gloss_colour = np.clip(passes["DiffCol"], 0, 1), np.clip(passes["GlossCol"], 0, 1)
    diffuse = atrous(firefly(diffuse), normal, colour, distance, wrap=wrap)
    gloss = atrous(firefly(gloss, 2.0), normal, gloss_colour, distance, sl=0.9, sa=0.06, sn=0.15, wrap=wrap)
    return diffuse * passes["DiffCol"] + gloss * passes["GlossCol"] + passes["Emit"]


def with_bloom(image, amount, wrap):
    """A soft glow around what is brighter than white."""
    bright = np.clip(image - 0.95, 0, 6)
    r = max(2, image.shape[1] // 420)
    glow = blur(bright, r, wrap) + 0.7 * blur(bright, r * 4, wrap) + 0.35 * blur(bright, r * 10, wrap)
    return image + amount * glow


def grade(passes, eye, settings, sky_colours, pano=False, seed=0):
    """The finished picture as bytes: light, haze, sky, exposure, bloom, saturation, tone curve."""
    height, width = passes["Mist"].shape[:2]
    alpha = np.clip(passes["Alpha"][..., :1], 0, 1)
    distance = passes["Mist"][..., 0] * 1000
    distance = np.where(alpha[..., 0] > 0.5, np.maximum(distance, 0.05), 1500)
    image = light_of(passes, distance, pano)
    haze_colour, density = settings["fog"]
    haze = 1 - np.exp(-density * np.maximum(np.minimum(distance, 900) - 25, 0))
    haze = np.minimum(haze, 0.72)[..., None]
    image = image * (1 - haze) + linear_rgb(haze_colour) * sky_colours.get("fogstr", 1) * haze * alpha
    image = (image + sky(height, width, eye, sky_colours) * (1 - alpha)) * settings["exp"]
    image = with_bloom(image, settings["bloom"], pano)
    if not pano:
        v, u = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
        image = image * (1 - 0.10 * np.clip((u * u + v * v) / 2 - 0.25, 0, 1))[..., None].astype(f4)
    warm = settings["warm"]
    image = image * np.array([1 + warm, 1, 1 - warm], f4)
    grey = luminance(image)[..., None]
    image = np.maximum(grey + (image - grey) * settings["sat"], 0)
    # two thirds per channel, one third by luminance: highlights keep their hue
    level = np.maximum(luminance(image), 1e-5)
    by_level = np.clip(image * (tone_curve(level) / level)[..., None], 0, 1.0)
    image = np.clip(0.65 * tone_curve(image) + 0.35 * by_level, 0, 1)
    if settings.get("rain"):
        image = rain_streaks(image, settings["rain"], seed)
    image = np.minimum(image, 0.94)  # nothing clips to pure white
    coded = np.where(image <= 0.0031308, image * 12.92, 1.055 * np.power(np.maximum(image, 1e-7), 1 / 2.4) - 0.055)
    dither = np.random.default_rng(seed).uniform(-0.5, 0.5, (height, width))[..., None]
    return np.clip(np.round(coded * 255 + dither), 0, 255).astype(np.uint8)
