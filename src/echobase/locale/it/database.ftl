# Partite in un database che può mancare.

server-database-away = Il server al momento non raggiunge il suo database, quindi la tua mossa non è stata eseguita. Nulla è andato perso; riprova tra un momento.
