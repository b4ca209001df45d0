"""The sky that the camera sees, computed: no noise."""

import math
import numpy as np
from finish.arrays import box_blur, linear_rgb

f4 = np.float32


def sky(H, W, cam, S):
    """analytic camera sky: gradient + soft sun glow, dithered later. cam: dict(R 3x3 cam->world, lens, shift, panorama)"""
    v, u = np.mgrid[0:H, 0:W].astype(f4)
    u = (u + 0.5) / W - 0.5
    v = 0.5 - (v + 0.5) / H
    if cam.get("pano"):
        lon = u * 2 * math.pi
        lat = v * math.pi
        d = np.stack([np.sin(lon) * np.cos(lat), np.sin(lat), -np.cos(lon) * np.cos(lat)], -1)
    else:
        k = 36 / cam["lens"]
        x = (u + cam["shift"][0]) * k
        y = (v * H / W + cam["shift"][1]) * k
        d = np.stack([x, y, -np.ones_like(x)], -1)
        d /= np.linalg.norm(d, axis=-1, keepdims=True)
    w = d @ np.array(cam["R"], f4).T
    z = np.clip(w[..., 2], 0, 1)
    t = np.clip(z / (0.85 if cam.get("pano") else 0.42), 0, 1)
    t = t * t * (3 - 2 * t)
    t = np.power(t, 0.75)[..., None]
    col = linear_rgb(S["hor"]) * (1 - t) + linear_rgb(S["top"]) * t
    col = col * S["str"]
    if S.get("sund") is not None:
        g = np.clip(w @ np.array(S["sund"], f4), 0, 1)[..., None]
        col = col + linear_rgb(S["sunc"]) * (0.35 * g**6 * (1 - t) + 0.25 * g**60) * S.get("glow", 1)
    if S.get("stars"):
        rng = np.random.default_rng(5)
        st = (rng.random((H, W)) > 0.99985) * rng.random((H, W)) ** 2
        st = box_blur(st.astype(f4))
        col = col + (st * 3.5 * np.clip(z * 3 - 0.3, 0, 1))[..., None]
    return col.astype(f4)
