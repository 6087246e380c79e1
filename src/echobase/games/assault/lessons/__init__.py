"""The lessons of Assault on Hoth: documents in this folder, and facts about games."""

from pathlib import Path
from typing import Final

from echobase.games.assault.lessons.facts import AssaultFacts
from echobase.lessons.facet import Lessons

LESSONS: Final = Lessons("assault", Path(__file__).parent, AssaultFacts())
