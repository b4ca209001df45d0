"""A feature-guided a-trous denoiser: Blender 3.4 from Debian has none for the CPU."""

import numpy as np
from finish.arrays import box_blur, luminance, median3

f4 = np.float32


def firefly(c, k=2.5):
    l = luminance(c)
    p = np.pad(l, 1, "edge")
    nb = np.stack([p[i : i + l.shape[0], j : j + l.shape[1]] for i in range(3) for j in range(3) if (i, j) != (1, 1)])
    nb.partition(6, axis=0)
    ref = nb[6] * k + 0.02  # 2nd largest neighbour
    s = np.minimum(1, ref / np.maximum(l, 1e-6))
    return c * s[..., None]


def atrous(L, nrm, alb, dist, iters=4, sl=0.45, sz=0.03, sn=0.25, sa=0.08, wrap=False):
    H, W = L.shape[:2]
    K = np.array([1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16], f4)
    ld = np.log(np.maximum(dist, 0.05)).astype(f4)
    x = L.astype(f4)
    for it in range(iters):
        st = 1 << it
        R = 2 * st
        l = box_blur(luminance(x))
        m = box_blur(l)
        isl = (1.0 / np.maximum(sl * (0.7**it) * (m + 0.02), 1e-4)).astype(f4)

        def pad(a):  # panoramas continue across the left/right seam
            rest = ((0, 0),) * (a.ndim - 2)
            a = np.pad(a, ((R, R), (0, 0)) + rest, "edge")
            return np.pad(a, ((0, 0), (R, R)) + rest, "wrap" if wrap else "edge")

        px, pl, pn, pa, pd = pad(x), pad(l), pad(nrm), pad(alb), pad(ld)
        acc = np.zeros_like(x)
        ws = np.zeros((H, W), f4)
        izs = f4(1 / (sz * st) ** 2)
        for i in range(5):
            for j in range(5):
                k = K[i] * K[j]
                if it > 0 and k < 0.01:
                    continue  # drop corners on the sparse passes
                ys, xs = i * st, j * st
                s = np.s_[ys : ys + H, xs : xs + W]
                if i == 2 and j == 2:
                    w = np.full((H, W), k, f4)
                else:
                    e = (pl[s] - l) * isl
                    e *= e
                    d = pd[s] - ld
                    d *= d
                    d *= izs
                    e += d
                    d = pn[s] - nrm
                    e += np.einsum("ijk,ijk->ij", d, d) * f4(1 / sn**2)
                    d = pa[s] - alb
                    e += np.einsum("ijk,ijk->ij", d, d) * f4(1 / sa**2)
                    w = np.exp(-e)
                    w *= k
                acc += px[s] * w[..., None]
                ws += w
        if it == 0:
            lonely = np.clip((0.42 - ws) / 0.22, 0, 1)[
                ..., None
            ]  # edge pixels without similar neighbours keep their noise
        x = acc / ws[..., None]
    return x * (1 - lonely) + median3(x) * lonely
