"""What a seat of Assault on Hoth may choose, as facts: every unit in turn, walks included."""
