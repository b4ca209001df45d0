"""What all builders of one picture have to know."""

import random
import zlib
from types import SimpleNamespace

scene = SimpleNamespace(
    night=False,  # lamps and windows are lit
    mirror=False,  # the finished scene is reflected in X, so the mark is drawn reflected
    season="summer",
)


def stream(seed, name):
    """The random stream of one group of things: a change in one group leaves the others as they are."""
    return random.Random(zlib.crc32(("%s/%s" % (seed, name)).encode()))
