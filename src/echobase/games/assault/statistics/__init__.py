"""What the lab and the analysis count in Assault on Hoth."""
