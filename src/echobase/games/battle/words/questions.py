"""What is asked in the steps of a battle."""

from typing import Final

PUBLIC: Final = {"retreat": "ui-defend-retreat", "shelter": "ui-defend-shelter"}
"""Steps that the other side decides on the spot, with no cards to hide, and their questions."""
