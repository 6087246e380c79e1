"""Campaigns: battles that hang together, where results, objectives and rewards lead on."""
