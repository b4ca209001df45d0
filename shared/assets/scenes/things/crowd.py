"""Groups of people."""

import math
from kit.mesh import place
from things.people import TOPS, figure_mesh, wheelchair_mesh


class Crowd:
    """Places people with a minimum gap and never repeats the clothes of the last few."""

    def __init__(self, rng, gap=0.85, season="summer", rain=False):
        self.rng, self.gap, self.season, self.rain = rng, gap, season, rain
        self.taken, self.recent = [], []

    def is_free(self, x, y, gap=None):
        return all(math.hypot(x - a, y - c) >= (gap or self.gap) for a, c in self.taken)

    def next_top(self):
        """A shirt colour that none of the last eight people wear."""
        choice = self.rng.choice([c for c in TOPS if c not in self.recent])
        self.recent = (self.recent + [choice])[-8:]
        return choice

    def person(self, x, y, z=0, heading=0.0, pose="stand", gap=None, **kw):
        """Place one person if the spot is free."""
        if not self.is_free(x, y, gap):
            return None
        self.taken.append((x, y))
        kw.setdefault("top", self.next_top())
        if not kw.get("staff") and not kw.get("child") and pose not in ("sit", "eat"):
            kw.setdefault("dress", self.season == "summer" and self.rng.random() < 0.25)
        if self.season == "winter" and not kw.get("staff"):
            kw.setdefault("hair", "beanie" if self.rng.random() < 0.6 else None)
        if self.rain and pose.startswith(("walk", "stand")) and not kw.get("child"):
            kw.setdefault("umbrella", self.rng.choice(["#D90007", "#2F4858", "#FFBC0D", "#1F6437"]))
        return place(figure_mesh(self.rng, pose, **kw), (x, y, z), heading)

    def walker(self, x, y, z, heading, **kw):
        kw.setdefault("bag", self.rng.choice([None, "paper", "shoulder", "rucksack", "paper"]))
        return self.person(x, y, z, heading, self.rng.choice(["walk", "walk2"]), **kw)

    def pair(self, x, y, z, heading):
        """Two people side by side in step."""
        dx, dy = -math.sin(heading) * 0.36, math.cos(heading) * 0.36
        self.walker(x + dx, y + dy, z, heading + 0.05)
        self.person(x - dx, y - dy, z, heading - 0.05, "walk2", gap=0.6)

    def family(self, x, y, z, heading):
        """Two adults with a child between them."""
        dx, dy = -math.sin(heading), math.cos(heading)
        self.walker(x + dx * 0.55, y + dy * 0.55, z, heading)
        self.person(x, y, z, heading + 0.1, "walk", gap=0.4, child=True)
        self.person(x - dx * 0.55, y - dy * 0.55, z, heading, "walk2", gap=0.4, bag="shoulder")

    def chat(self, x, y, z, heading):
        """Two people facing one another."""
        c, s = math.cos(heading) * 0.5, math.sin(heading) * 0.5
        self.person(x - c, y - s, z, heading, "lean")
        self.person(x + c, y + s, z, heading + math.pi, "stand", bag="paper")

    def wheelchair(self, x, y, z, heading):
        if self.is_free(x, y):
            self.taken.append((x, y))
            for me in wheelchair_mesh(self.rng):
                place(me, (x, y, z), heading)

    def seated(self, seats, share=0.55, z=0):
        """Seat guests on (x, y, heading) seats; about `share` of them are taken."""
        for x, y, heading in seats:
            if self.rng.random() < share:
                child = self.rng.random() < 0.12
                self.person(
                    x, y, z + (0.17 if child else 0), heading, self.rng.choice(["sit", "eat"]), gap=0.3, child=child
                )
