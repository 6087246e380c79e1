"""Work in other processes: computer players, hints, analyses, uploads."""
