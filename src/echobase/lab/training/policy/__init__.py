"""Learning to decide, generation after generation: by duels of variants, or with networks."""
