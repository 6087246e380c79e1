"""Notices for people who are away: it is your turn."""
