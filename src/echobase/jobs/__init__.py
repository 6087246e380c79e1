"""Long work on many processes: workers, signals, progress, and what such commands are given."""
