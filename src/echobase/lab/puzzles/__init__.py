"""Puzzles from self-play: positions in which one choice is clearly the best."""

from echobase.lab.puzzles.finding import FoundPuzzle, find_puzzles
from echobase.lab.puzzles.proving import Proof, prove_puzzles

__all__ = ["FoundPuzzle", "Proof", "find_puzzles", "prove_puzzles"]
