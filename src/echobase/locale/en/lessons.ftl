### What a lesson of any game says (English)

lesson-over = This lesson is over. Go on to the next one, or play it again.
lesson-try-again-first = First try again: the coach takes you back.
lesson-pause = That is all you can do for now. Continue when you are ready.
lesson-finished = Lesson finished
lesson-stopped = Try again
