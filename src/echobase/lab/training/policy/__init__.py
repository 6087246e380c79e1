"""Learning to decide: a policy against its own variants, generation after generation."""
