"""Glass walls and slatted walls."""

from kit.materials import glass


def curtain(b, x0, x1, y, z0, z1, step=1.5, axis="x", frame="anth"):
    """glass curtain wall along x (at y) or along y (axis='y': x0,x1 are y range, y is x)"""
    n = max(1, round((x1 - x0) / step))
    w = (x1 - x0) / n
    g = glass()
    P = (lambda t, o: (t, y + o)) if axis == "x" else (lambda t, o: (y + o, t))

    def bx(t0, t1, za, zb, m, th=0.12, off=0):
        c = P((t0 + t1) / 2, off)
        sx, sy = ((t1 - t0), th) if axis == "x" else (th, (t1 - t0))
        b.box(c[0], c[1], za, sx, sy, zb - za, m, 0.015)

    a = P(x0, 0)
    c = P(x1, 0)
    if axis == "x":
        b.quad((a[0], a[1], z0), (c[0], c[1], z0), (c[0], c[1], z1), (a[0], a[1], z1), g)
    for i in range(n + 1):
        bx(x0 + i * w - 0.04, x0 + i * w + 0.04, z0, z1, frame, 0.14)
    # thinner than the posts: coplanar faces of two bars render as black squares
    bx(x0, x1, z0 - 0.02, z0 + 0.1, frame, 0.126)
    bx(x0, x1, z1 - 0.1, z1 + 0.02, frame, 0.126)
    bx(x0, x1, z0 + (z1 - z0) * 0.72 - 0.03, z0 + (z1 - z0) * 0.72 + 0.03, frame, 0.12)


def slats(b, x0, x1, y, z0, z1, m="wood", step=0.28, axis="x", th=0.09):
    n = int((x1 - x0) / step)
    for i in range(n):
        t = x0 + (i + 0.5) * (x1 - x0) / n
        c = (t, y) if axis == "x" else (y, t)
        s = (0.15, th) if axis == "x" else (th, 0.15)
        b.box(c[0], c[1], z0, s[0], s[1], z1 - z0, m, 0.01)
