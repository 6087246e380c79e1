"""What keeps strangers out and shares fairly: hosts, limits, time limits, tokens."""
