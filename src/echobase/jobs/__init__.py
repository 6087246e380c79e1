"""Long work on many processes: workers, signals, progress, and arguments of such commands."""
