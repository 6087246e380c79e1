### Dlaczego jeden wybór jest lepszy od innego, w faktach: do podpowiedzi i analiz (polski)

coach-wins = Wygrywa od razu w { $better }% partii zamiast w { $chosen }%.
coach-later = Nic, co da się policzyć w najbliższych turach, nie różni się wyraźnie: przewaga ujawnia się dopiero później.
coach-instead = W porównaniu z „{ $words }”:
coach-only = Nie ma innego wyboru.
coach-alike = W najbliższych turach nic, co da się policzyć, nie różni się wyraźnie.
