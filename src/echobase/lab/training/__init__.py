"""Learning the chance to win from games that a computer player plays against itself."""

from echobase.lab.training.learned import Learned, Tenth
from echobase.lab.training.report import write_learned_report
from echobase.lab.training.training import train

__all__ = ["Learned", "Tenth", "train", "write_learned_report"]
