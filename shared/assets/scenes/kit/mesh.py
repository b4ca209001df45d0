"""A builder that gathers primitives into one mesh, and what is placed beside it."""

import bmesh
import bpy
import math
from mathutils import Matrix, Vector
from kit.materials import material


SHAPES = {}


def beveled_box(sx, sy, sz, bev, seg):
    k = ("b", round(sx, 4), round(sy, 4), round(sz, 4), round(bev, 4), seg)
    if k in SHAPES:
        return SHAPES[k]
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1.0)
    bmesh.ops.scale(bm, vec=(sx, sy, sz), verts=bm.verts)
    if bev > 0:
        bmesh.ops.bevel(
            bm, geom=bm.edges[:], offset=min(bev, min(sx, sy, sz) * 0.45), segments=seg, profile=0.5, affect="EDGES"
        )
    bm.verts.index_update()
    r = ([v.co.copy() for v in bm.verts], [[v.index for v in f.verts] for f in bm.faces])
    bm.free()
    SHAPES[k] = r
    return r


def icosphere(sub):
    k = ("i", sub)
    if k in SHAPES:
        return SHAPES[k]
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1.0)
    bm.verts.index_update()
    r = ([v.co.copy() for v in bm.verts], [[v.index for v in f.verts] for f in bm.faces])
    bm.free()
    SHAPES[k] = r
    return r


class Builder:
    """accumulates primitives into ONE mesh (instanceable asset)"""

    def __init__(s):
        s.v = []
        s.f = []
        s.mi = []
        s.sm = []
        s.mats = []
        s.T = Matrix.Identity(4)
        s.seats = []  # (x, y, heading) of the chairs built into it

    def _m(s, m):
        if isinstance(m, str):
            m = material(m)
        if m not in s.mats:
            s.mats.append(m)
        return s.mats.index(m)

    def add(s, vs, fs, m, M=None, smooth=False):
        o = len(s.v)
        X = s.T @ M if M is not None else s.T
        s.v.extend([X @ Vector(v) for v in vs])
        i = s._m(m)
        for f in fs:
            s.f.append([k + o for k in f])
            s.mi.append(i)
            s.sm.append(smooth)

    def box(s, x, y, z, sx, sy, sz, m, bev=0.0, rz=0, rx=0, ry=0, seg=1, smooth=False):
        """x,y centre, z bottom"""
        vs, fs = beveled_box(sx, sy, sz, bev, seg)
        M = (
            Matrix.Translation((x, y, z + sz / 2))
            @ Matrix.Rotation(rz, 4, "Z")
            @ Matrix.Rotation(rx, 4, "X")
            @ Matrix.Rotation(ry, 4, "Y")
        )
        s.add(vs, fs, m, M, smooth)

    def span(s, x0, y0, z0, x1, y1, z1, m, bev=0.0):
        s.box((x0 + x1) / 2, (y0 + y1) / 2, z0, abs(x1 - x0), abs(y1 - y0), z1 - z0, m, bev)

    def cyl(s, x, y, z, r, h, m, n=12, r2=None, M=None, smooth=True, cap=True):
        r2 = r if r2 is None else r2
        vs = [(r * math.cos(2 * math.pi * i / n), r * math.sin(2 * math.pi * i / n), 0) for i in range(n)] + [
            (r2 * math.cos(2 * math.pi * i / n), r2 * math.sin(2 * math.pi * i / n), h) for i in range(n)
        ]
        side = [[i, (i + 1) % n, n + (i + 1) % n, n + i] for i in range(n)]
        X = Matrix.Translation((x, y, z)) @ (M or Matrix.Identity(4))
        s.add(vs, side, m, X, smooth)
        if cap:
            s.add(vs, [list(range(n))[::-1], list(range(n, 2 * n))], m, X, False)

    def ico(s, x, y, z, r, m, sub=2, sc=(1, 1, 1), jit=0, rng=None, smooth=False):
        vs, fs = icosphere(sub)
        if jit:
            vs = [v * (1 + rng.uniform(-jit, jit)) for v in vs]
        M = Matrix.Translation((x, y, z)) @ Matrix.Diagonal((r * sc[0], r * sc[1], r * sc[2], 1))
        s.add(vs, fs, m, M, smooth)

    def prism(s, pts, y0, y1, m, smooth=False):
        """polygon in XZ extruded along Y (pts CCW seen from -Y)"""
        n = len(pts)
        vs = [(p[0], y0, p[1]) for p in pts] + [(p[0], y1, p[1]) for p in pts]
        fs = [list(range(n)), list(range(n, 2 * n))[::-1]] + [
            [(i + 1) % n, i, n + i, n + (i + 1) % n] for i in range(n)
        ]
        s.add(vs, fs, m, None, smooth)

    def poly(s, pts, z, m):
        """horizontal polygon"""
        s.add([(p[0], p[1], z) for p in pts], [list(range(len(pts)))], m)

    def quad(s, a, b, c, d, m):
        s.add([a, b, c, d], [[0, 1, 2, 3]], m)

    def mesh(s, name):
        me = bpy.data.meshes.new(name)
        me.from_pydata([tuple(v) for v in s.v], [], s.f)
        for m in s.mats:
            me.materials.append(m)
        me.polygons.foreach_set("material_index", s.mi)
        me.polygons.foreach_set("use_smooth", s.sm)
        me.update()
        return me

    def obj(s, name, loc=(0, 0, 0), rz=0):
        return place(s.mesh(name), loc, rz, name)


def place(me, loc=(0, 0, 0), rz=0, name=None, sc=1.0):
    o = bpy.data.objects.new(name or me.name, me)
    o.location = loc
    o.rotation_euler = (0, 0, rz)
    o.scale = (sc, sc, sc) if not isinstance(sc, tuple) else sc
    bpy.context.scene.collection.objects.link(o)
    return o


def text(
    body,
    size,
    m,
    loc,
    rot=(math.pi / 2, 0, 0),
    extrude=0.04,
    align="CENTER",
    font="/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf",
    space=1.06,
):
    c = bpy.data.curves.new("t_" + body, "FONT")
    c.body = body
    c.size = size
    c.extrude = min(extrude, 0.018)
    c.align_x = align
    c.align_y = "CENTER"
    c.space_character = space
    try:
        c.font = bpy.data.fonts.load(font, check_existing=True)
    except Exception:
        pass
    c.materials.append(material(m) if isinstance(m, str) else m)
    c.resolution_u = 3
    o = bpy.data.objects.new(c.name, c)
    o.location = loc
    o.rotation_euler = rot
    bpy.context.scene.collection.objects.link(o)
    return o


def limb(b, p, q, r0, r1, m, n=8):
    """Tapered round limb between two points, with a ball at its end."""
    p, q = Vector(p), Vector(q)
    turn = Vector((0, 0, 1)).rotation_difference(q - p).to_matrix().to_4x4()
    b.cyl(p.x, p.y, p.z, r0, (q - p).length, m, n, r2=r1, M=turn, cap=False)
    b.ico(q.x, q.y, q.z, r1 * 1.02, m, 1, smooth=True)


def loft(b, rings, m, n=12):
    """Skin over elliptical rings (cx, cz, rx, ry): the torso, skirts and coats."""
    vs, fs = [], []
    for cx, cz, rx, ry in rings:
        for i in range(n):
            a = 2 * math.pi * i / n
            vs.append((cx + rx * math.cos(a), ry * math.sin(a), cz))
    for k in range(len(rings) - 1):
        for i in range(n):
            j = (i + 1) % n
            fs.append([k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i])
    fs.append(list(range(n))[::-1])
    fs.append([(len(rings) - 1) * n + i for i in range(n)])
    b.add(vs, fs, m, None, True)
