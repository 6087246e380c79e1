"""People: profiles, the lobby, seats and links, who is here, ratings."""
