"""The proof of a finished game's dice, from which a browser computes every roll by itself."""

from echobase.play.dice_evidence import TYPED, chance_events, published, terms_of, told, when
from echobase.play.game_log import GameLog
from echobase.server.messages.dice import DiceProof, ProvenRoll
from echobase.text import Text


def dice_proof(game_log: GameLog, text: Text) -> DiceProof:
    """All rolls of a game that is over, and what they follow from."""
    facts = game_log.facts
    if facts.record or facts.guided:
        # A loaded record has no secret, and in a lesson a second try has luck of its own.
        return DiceProof(terms=terms_of(game_log), luck="", secret="", contributions=[], rolls=[])
    rolls = []
    for event in chance_events(game_log.record({}), facts.dice == TYPED):
        chances = event.before.chances()
        rolls.append(
            ProvenRoll(
                place=event.place,
                when=when(facts.game, event, text),
                text=told(facts.game, event, text),
                chances=[probability for _, probability in chances],
                outcome=[action for action, _ in chances].index(event.action),
                typed=event.typed,
            )
        )
    return DiceProof(
        terms=terms_of(game_log),
        luck=published(game_log),
        secret=facts.secret,
        contributions=list(game_log.contributions),
        rolls=rolls,
    )
