"""The signs of terrain, units and badges on a board drawn in text."""

from typing import Final

TERRAIN: Final = {
    "ridge": "^",
    "building": "#",
    "wreckage": "%",
    "rocks": "*",
    "trench": "=",
    "serac": "!",
    "crevasse": "~",
}
UNITS: Final = {
    "echo_trooper": "E",
    "snowspeeder": "W",
    "rebel_artillery": "G",
    "snowtrooper": "s",
    "at_at": "a",
    "probe_droid": "p",
}
STRUCTURES: Final = {"shield_generator": "[GEN]", "ion_cannon": "[ION]"}
BADGES: Final = {
    "": "",
    "assault": "as",
    "eweb": "ew",
    "scout": "sc",
    "elite": "el",
    "elite_squadron": "sq",
}
