# Campaigns in the browser: choosing one, the books, the road, debriefings and rewards.

book-campaigns = Campaigns
book-campaigns-text = Battles that hang together: victories, defeats and secret objectives change the next one.
book-none = No campaign is installed.
book-about = Battles: { $battles } · endings: { $endings } · about { $minutes } minutes
book-in-progress = Campaigns in progress
book-forget = Remove from this list
book-forget-really = Remove “{ $name }” from this list? Nobody can continue it then.
book-gone = This campaign cannot be continued here: { $problem }
book-your-side = Who plays?
book-both = Two at this screen
book-both-text = The books are read behind a hand-over.
book-against = against the computer
book-begin = Begin the campaign
book-road = The road so far
book-won-by = Won by: { $name }
book-here = Next battle
book-fighting = The battle is on
book-met-count = { $count ->
    [one] { $count } secret objective achieved
   *[other] { $count } secret objectives achieved
}
book-the-end = The end
book-of = The book of: { $name }
book-open = Open the book
book-close = Close the book
book-page-back = Turn back
book-page-on = Turn the page
book-pages = Page { $page } of { $pages }
book-different = What is different because of earlier battles
book-objectives = Your secret objectives
book-cards = Your support cards
book-prospects = What this battle will change
book-debriefing = Debriefing
book-turns = Turns: { $turns }
book-all-objectives = The secret objectives, now open to both
book-achieved = Achieved
book-missed = Not achieved
book-no-objectives = There were none in this battle.
book-rewards = Rewards
book-no-rewards = This battle brought no support cards.
book-choose = Choose your reward
book-choose-text = It is yours for the rest of the campaign.
book-take = Take this card
book-must-choose = A reward is still to be chosen by: { $name }
book-to-battle = To battle
book-to-battle-again = Back to the battle
book-back-to-campaign = Back to the campaign
book-undecided = Nobody has won the last battle. It is fought again.
book-changed = The campaign has been changed since you began; yours goes on as it was.
book-degree-narrow = Narrow victory: { $name }
book-degree-clear = Clear victory: { $name }
book-degree-complete = Complete victory: { $name }
book-other-campaigns = All campaigns
