"""What a Walker could fire at from where it would stand: the field of fire before the move."""

from echobase.core.errors import Refusal
from echobase.core.rows import replaced
from echobase.games.assault.interaction.look import field_of, shots
from echobase.games.assault.offers.secrecy import as_seen_by
from echobase.games.assault.rules.map import FACINGS
from echobase.games.assault.rules.position import DESTROYED, DISPLACED, EMPTY
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import BY_NAME, is_walker
from echobase.games.assault.words.names import no_hex
from echobase.play.offers import Pose, Preview
from echobase.text import Text


def preview(real: State, id_: int, pose: Pose, viewer: int | None, text: Text) -> Preview:
    """The field of fire from a hex and facing, and the enemies in it that could be hit."""
    state = as_seen_by(real, viewer)
    walker = BY_NAME.get(pose.unit, -1)
    if not is_walker(walker):
        raise Refusal(text("ui-assault-no-walker", name=pose.unit[:10]), "unknown-unit")
    if pose.to not in state.setting.map.index:
        raise Refusal(no_hex(pose.to[:10], state, text), "unknown-hex")
    if pose.facing not in FACINGS:
        raise Refusal(text("ui-assault-no-facing", name=pose.facing[:10]), "malformed")
    there = moved(state, walker, state.setting.map.index[pose.to], FACINGS.index(pose.facing))
    possible = [shot for shot in shots(there, walker, text) if shot.clear]
    return Preview(id=id_, field=field_of(there, walker), shots=possible)


def moved(state: State, walker: int, hex_: int, facing: int) -> State:
    """A copy in which the Walker stands there, and whoever it meets on its way is gone.

    The Rebels decide where a Snowspeeder is pushed to, so it counts as no target.
    """
    after = state.copy()
    for plan in state.plans(walker):
        if (plan.hex, plan.facing) == (hex_, facing):
            for unit in plan.crushes:
                after.lift(unit, DESTROYED)
            for unit in plan.displaces:
                after.lift(unit, DISPLACED)
    if after.at[hex_] not in (EMPTY, walker):
        after.lift(after.at[hex_], DISPLACED)
    after.lift(walker, DISPLACED)
    after.put(walker, hex_)
    after.facing = replaced(after.facing, walker, facing)
    return after
