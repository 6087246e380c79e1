# Campaigns: the list, the books, the road, debriefings and rewards.

ui-check-campaign = campaign of { $game }: { $name }, battles: { $nodes }, endings: { $endings }
