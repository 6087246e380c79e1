"""The rules of Battle of Hoth: positions, steps and legal actions; no input, clock or dice."""
