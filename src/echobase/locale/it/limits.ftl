# What somebody is told who asks for more than everybody can have.

server-too-fast = Troppo in fretta. Aspetta un momento.
server-too-many-hints = Hai chiesto moltissimi consigli. Riprova più tardi.
server-analysis-full = Ora si stanno analizzando molte partite. Riprova tra qualche minuto.
server-newer-hint = Hai chiesto di nuovo, quindi questo consiglio non serve più.
