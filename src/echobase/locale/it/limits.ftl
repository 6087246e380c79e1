# What somebody is told who asks for more than everybody can have.

server-too-fast = Troppo in fretta. Aspetta un momento.
