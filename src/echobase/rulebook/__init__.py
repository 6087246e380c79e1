"""The rulebooks: the rules of each game in our own words, for players, in every language.

A game with a facet `rulebook` has a folder of texts; docs/rulebook.md says how they are written.
"""

from echobase.rulebook.book import Chapter, Paragraph, Rulebook
from echobase.rulebook.loading import games_with_rulebook, links, load

__all__ = ["Chapter", "Paragraph", "Rulebook", "games_with_rulebook", "links", "load"]
