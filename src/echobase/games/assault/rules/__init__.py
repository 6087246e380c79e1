"""The rules of Assault on Hoth: positions, steps and legal actions; no input, clock or dice."""
