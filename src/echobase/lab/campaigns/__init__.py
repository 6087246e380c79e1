"""Campaigns in the lab: how fair each battle and the whole of it are, and what cards decide."""
