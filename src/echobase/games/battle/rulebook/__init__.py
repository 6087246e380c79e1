"""The rulebook of Battle of Hoth: its texts in book.toml, en/, it/ and pl/, and its sheets."""
