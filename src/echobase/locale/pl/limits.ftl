# What somebody is told who asks for more than everybody can have.

server-too-fast = To było za szybko. Poczekaj chwilę.
server-too-many-hints = Poproszono o bardzo wiele podpowiedzi. Spróbuj później.
server-analysis-full = Trwa teraz analiza wielu gier. Spróbuj za kilka minut.
server-newer-hint = Poproszono ponownie, więc ta podpowiedź nie jest już potrzebna.
