# What somebody is told who asks for more than everybody can have.

server-too-fast = To było za szybko. Poczekaj chwilę.
