"""Small array helpers."""

import numpy as np

f4 = np.float32


def luminance(x):
    return x[..., 0] * 0.2126 + x[..., 1] * 0.7152 + x[..., 2] * 0.0722


def box_blur(a):
    p = np.pad(a, ((1, 1), (1, 1)) + ((0, 0),) * (a.ndim - 2), "edge")
    h = p[:-2] + p[1:-1] + p[2:]
    return (h[:, :-2] + h[:, 1:-1] + h[:, 2:]) / 9


def median3(a):
    p = np.pad(a, ((1, 1), (1, 1), (0, 0)), "edge")
    H, W = a.shape[:2]
    st = np.stack([p[i : i + H, j : j + W] for i in range(3) for j in range(3)])
    st.partition(4, axis=0)
    return st[4]


def blur(a, r, wrap=False):
    for _ in range(3):
        for ax in (0, 1):
            n = 2 * r + 1
            pw = [(0, 0)] * a.ndim
            pw[ax] = (r + 1, r)
            c = np.cumsum(np.pad(a, pw, "wrap" if wrap and ax == 1 else "edge"), axis=ax, dtype=np.float64)
            a = ((np.take(c, range(n, c.shape[ax]), ax) - np.take(c, range(0, c.shape[ax] - n), ax)) / n).astype(f4)
    return a


def linear_rgb(h):
    h = h.lstrip("#")
    v = np.array([int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)])
    return np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4).astype(f4)
