# Gry w bazie danych, której może zabraknąć.

server-database-away = Serwer nie może teraz połączyć się ze swoją bazą danych, więc twój ruch nie został wykonany. Nic nie przepadło; spróbuj ponownie za chwilę.
