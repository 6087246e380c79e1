"""Learning to decide: a policy against its own variants, generation after generation."""

from echobase.lab.training.policy.generations import train_policy
from echobase.lab.training.policy.learned_policy import Generation, LearnedPolicy

__all__ = ["Generation", "LearnedPolicy", "train_policy"]
