"""The game as arrays, for learning: sledges and holes on planes, turn and steps as facts."""

from typing import Final

from echobase.observation.simple_observation import SimpleObservation

OBSERVATION: Final = SimpleObservation(
    grid=lambda state: state.lake,
    planes=("place", "hole"),
    facts=("turn", "steps"),
    parameters={"map": "lake"},
)
