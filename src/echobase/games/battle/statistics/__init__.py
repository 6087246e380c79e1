"""What the lab and the analysis count in Battle of Hoth."""
