"""Battle of Hoth in words: choices, narration, odds and information."""
