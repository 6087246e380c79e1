"""What a seat of Battle of Hoth is offered, and what its answer means."""
