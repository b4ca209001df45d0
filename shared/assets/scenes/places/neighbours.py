"""What may stand beside a restaurant."""

from kit.materials import glass, lit, material
from kit.mesh import Builder
from places.glazing import slats


def retail_hall(rng):
    """A retail hall at the left edge of the shared car park, its front towards the restaurant's forecourt."""
    b = Builder()
    x0, x1, y0, y1, high = -62, -35.5, -8, 22, 6.2
    b.span(x0, y0, 0, x1, y1, high, material("hall", "#C9C4B8", rough=0.9))
    b.span(x0 - 0.3, y0 - 0.3, high - 1.3, x1 + 0.3, y1, high + 0.5, material("hallfascia", "#2F6F8F", rough=0.6), 0.03)
    b.span(x0 + 3, y0 - 0.06, 0.1, x0 + 12, y0, 3.4, lit("hallglass", "#DCE6E4", 0.45, 1.2))
    b.quad(
        (x0 + 3, y0 - 0.1, 0.1), (x0 + 12, y0 - 0.1, 0.1), (x0 + 12, y0 - 0.1, 3.4), (x0 + 3, y0 - 0.1, 3.4), glass()
    )
    slats(b, x0 + 13, x1 - 0.5, y0 - 0.05, 0.2, high - 1.4, "wood", 0.5)
    slats(b, y0 + 0.5, y1 - 0.5, x1 + 0.05, 0.2, high - 1.4, "wood", 0.6, axis="y")
    for k in range(3):
        b.box(x0 + 6 + k * 7, 6, high, 2.4, 2, 1.2, material("hv", "#C3C6C6", rough=0.5), 0.05)
    b.obj("hall")
