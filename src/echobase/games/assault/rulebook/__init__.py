"""The rulebook of Assault on Hoth: its texts in book.toml, en/, it/ and pl/, and its sheets."""
