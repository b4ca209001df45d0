"""Measures in metres that the floor plans share with the scenes: `dimensions.json`."""

import json
from pathlib import Path
from types import SimpleNamespace

_FILE = Path(__file__).resolve().parent.parent / "dimensions.json"


def _named(value):
    if isinstance(value, dict):
        return SimpleNamespace(**{key: _named(entry) for key, entry in value.items()})
    return [_named(entry) for entry in value] if isinstance(value, list) else value


dimensions = _named(json.loads(_FILE.read_text()))
