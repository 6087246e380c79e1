# What somebody is told who asks for more than everybody can have.

server-too-fast = That was too fast. Please wait a moment.
server-too-many-hints = You have asked for very many hints. Please try again later.
server-analysis-full = Many games are being analysed now. Please try again in a few minutes.
server-newer-hint = You have asked again, so this hint is not needed any more.
