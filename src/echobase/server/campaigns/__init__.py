"""Campaigns at the server: begun, stored between battles, told to each seat."""
