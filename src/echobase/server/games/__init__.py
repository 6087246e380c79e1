"""Games before, beside and after play: making, listing, drawing, recording them."""
