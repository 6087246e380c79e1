# What somebody is told who asks for too much at once.

server-too-fast = That was too fast. Please wait a moment.
server-too-many-hints = You have asked for too many hints. Please try again later.
server-analysis-full = Many games are being analysed now. Please try again in a few minutes.
server-newer-hint = You have asked again, so this hint is no longer needed.
