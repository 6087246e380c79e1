# The workshop in the browser: drafts, the editor, sharing, trying out, balance.

editor-workshop = Workshop
editor-workshop-text = Make your own battles and maps, test their balance, and share them.
editor-about = Make your own battles and maps. Drafts are kept on this device with every change, so you can close the page at any time.
editor-to-workshop = To the workshop
editor-back-to-draft = Back to the draft

## Drafts and what a new one begins with

editor-drafts = Your drafts
editor-unnamed = Untitled
editor-name = Name
editor-rename = Rename
editor-keep-name = Keep this name
editor-copy = Make a copy
editor-copy-of = { $name } (copy)
editor-delete = Delete
editor-deleted = Deleted: { $name }
editor-damaged = A draft on this device is damaged and cannot be opened. You can save what is left of it as a text file.
editor-save-rest = Save what is left
editor-device-full = This device has no room for another draft. Delete drafts that you no longer need, or save them as files first.
editor-not-kept = This draft cannot be kept on this device: there is no room left. Save it as a file now so that nothing is lost.
editor-gone = There is no such draft here
editor-gone-text = It may have been deleted, or it was made on another device.
editor-new = New draft
editor-start-blank = From scratch
editor-start-scenario = From a scenario
editor-start-scenario-map = From a map
editor-start-campaign = From a campaign
editor-start-workshop = From the workshop
editor-import = From a file or text
editor-import-text = Drop a TOML file on this page, choose one, or paste its text.
editor-choose-file = Choose a file
editor-paste = Paste text
editor-paste-here = Paste the text of the file here
editor-open-text = Open this text
editor-too-large = This is too large to be a battle or a map: at most { $most } kB can be read.
editor-empty-text = There is nothing in it.

## The editor

editor-board = The board of the draft
editor-parts = Parts of the draft
editor-tab-tools = Tools
editor-tab-rules = Rules
editor-tab-check = Check
editor-tab-balance = Balance
editor-tools = Tools
editor-hand = Hand
editor-hand-text = Drag units to move them, drag the ground to move the map
editor-group-terrain = Terrain
editor-group-unit = Units
editor-group-structure = Structures
editor-group-marker = Markers
editor-group-area = Areas
editor-badge = Badge
editor-no-badge = None
editor-for-side = For
editor-figures = Figures
editor-fewer = One fewer
editor-more = One more
editor-is-picked = chosen
editor-is-moved = being moved
editor-size = Size of the map
editor-columns = Columns
editor-rows = Rows
editor-size-note = From { $least } to { $most }. Columns come and go at the right, rows at the bottom; whatever loses its hex goes with them, sectors too.
editor-redo = Redo
editor-mirror = Mirror left and right
editor-nothing = Not set
editor-add = Add
editor-remove = Remove
editor-pick-hexes = Choose on the board
editor-picking = Choose hexes on the board: { $name }
editor-done = Done
editor-problem-count = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}
editor-problems = Problems
editor-playable = This can be played.
editor-not-playable = This cannot be played yet.
editor-box = Pieces of the box
editor-of-box = { $used } of { $available }

## Trying out and sharing

editor-try = Try it
editor-unknown-game = This server does not have the game.
editor-share = Share
editor-link = Link
editor-link-text = The link holds the whole draft. Nothing is sent to the server until somebody plays it or opens it in the workshop.
editor-link-long = The link has { $count } characters. Some programs cut off links that long; a file is safer.
editor-link-arrived = Somebody has sent you this with the link.
editor-link-cut = This link is incomplete: its end is missing or damaged. Copy the whole address again.
editor-link-foreign = This link holds no battle and no map. Check the address.
editor-link-large = What this link holds is too large to be a battle or a map.
editor-file = File
editor-file-text = A TOML file opens in every workshop, on the command line and in Python.
editor-save-file = Save as a file
editor-change-it = Look at it or change it
editor-change-it-text = Opens a draft of your own on this device.
editor-open-here = Open in the workshop
editor-look-at-it = Look at this position
editor-open-desk = Open at the position desk

## Balance

editor-balance-text = Computer players fight this battle again and again, to see who wins.
editor-games = Games
editor-players = Players
editor-measure = Measure the balance
editor-measure-again = Measure again
editor-stop = Stop
editor-waiting = { $ahead ->
    [0] Starting…
    [one] Waiting: { $ahead } other is ahead of you.
   *[other] Waiting: { $ahead } others are ahead of you.
}
editor-progress = Games played
editor-games-played = { $games } of { $wanted } games
editor-stale = The draft has changed since this was measured.
editor-share-of = { $name }: { $share }% (95%: { $low } to { $high })
editor-favours = It favours: { $name }
editor-is-even = Even, as far as these games can tell.
editor-still-open = Too few games to tell.
editor-length = Usual length
editor-turns = { $turns } turns ({ $shortest } to { $longest })
editor-endings = What decided it
editor-heat = Show where units fell, on average in a game
editor-even = Make it even
editor-even-text = Looks for small changes that bring both sides closer, and measures each of them by 200 games of the players chosen above. With good players that takes hours; you can stop at any time.
editor-even-stale = The draft has changed since. A change below is made to the draft as it was searched.
editor-even-search = Look for changes
editor-tried = Changes tried: { $count } of { $changes }, games: { $games }
editor-before = Without a change { $name } wins { $share }% (95%: { $low } to { $high }).
editor-proposal = { $name }: { $share }% (95%: { $low } to { $high }) in { $games } games
editor-apply = Make this change
editor-apply-instead = Make this one instead
editor-applied = Changed
editor-no-proposals = No small change brings the sides closer.

## The position desk

editor-tab-desk = Desk
editor-desk-text = Shows the exact odds of every attack of the side that decides, lines of sight, what the computer would do, and the chance of winning.
editor-desk-look = Show odds and lines of sight
editor-desk-think = Ask for advice and chances
editor-desk-thinking = Thinking, for some seconds…
editor-desk-side = To decide: { $name }
editor-desk-attacks = Attacks
editor-desk-none = Nothing to attack from here.
editor-desk-attack = { $unit } ({ $from }) → { $foe } ({ $to })
editor-desk-advice = { $level } would choose
editor-desk-chances = Chance of winning
editor-desk-games = From { $games } games played on from here.
editor-desk-share = Share this position
editor-desk-share-text = The address holds the whole position and leads to this desk.
editor-from-game = Open in the workshop
editor-opening = Opening this moment in the workshop…

## The library

editor-library = Library
editor-library-text = Battles and maps that people have published on this server.
editor-library-empty = Nothing found. Publish something of your own: open a draft and choose “Share”.
editor-to-library = To the library
editor-publish = Publish
editor-no-name = Give it a name before you publish it.
editor-publish-text = Everybody on this server can then find, play and copy it. You can withdraw it at any time.
editor-author = Your name (if you like)
editor-plays = { $count ->
    [0] Not played yet
    [one] Played once
   *[other] Played { $count } times
}
editor-like = Like
editor-withdraw = Withdraw
editor-withdraw-really = Withdraw “{ $name }” from the library?
editor-search = Search
editor-all-games = All games
editor-sort = Order
editor-sort-new = Newest first
editor-sort-likes = Most liked
editor-sort-plays = Most played
editor-show-more = Show more
