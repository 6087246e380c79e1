"""The questions asked in the steps of a battle."""

from typing import Final

PUBLIC: Final = {"retreat": "ui-defend-retreat", "shelter": "ui-defend-shelter"}
"""Steps that the other side decides immediately, with no cards to hide, and their questions."""
