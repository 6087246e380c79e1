# What somebody is told who asks for more than everybody can have.

server-too-fast = That was too fast. Please wait a moment.
