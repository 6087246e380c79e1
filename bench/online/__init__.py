"""What the tests of online play share: server processes, scripted players, and what they noted."""
