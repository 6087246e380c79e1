"""The lessons of Battle of Hoth: documents in this folder, and facts about battles."""

from pathlib import Path
from typing import Final

from echobase.games.battle.lessons.facts import BattleFacts
from echobase.lessons.facet import Lessons

LESSONS: Final = Lessons("battle", Path(__file__).parent, BattleFacts())
