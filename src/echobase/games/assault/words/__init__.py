"""Assault on Hoth in words: choices, narration, odds and information."""
