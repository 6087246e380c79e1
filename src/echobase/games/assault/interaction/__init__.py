"""What a seat of Assault on Hoth is offered, and what its answer means."""
