"""Measures in metres that the scenes share with the floor plans, which are mfe-content's: `dimensions.json`."""

import json
from pathlib import Path
from types import SimpleNamespace

_FILE = Path(__file__).resolve().parents[4] / "mfe-content/drawings/plans/dimensions.json"


def _named(value):
    if isinstance(value, dict):
        return SimpleNamespace(**{key: _named(entry) for key, entry in value.items()})
    return [_named(entry) for entry in value] if isinstance(value, list) else value


dimensions = _named(json.loads(_FILE.read_text()))
