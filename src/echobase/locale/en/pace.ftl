### The pace of tables that wait for somebody (English)

pace = Pace
pace-any = any pace
pace-none = no clock
pace-live = live
pace-days = slow
pace-live-clock = live: { $minutes } min + { $increment } s a turn
pace-live-only = live: { $minutes } min
pace-slow-days = { $days ->
    [one] slow: one day for a turn
   *[other] slow: { $days } days for a turn
}
pace-loses = Who runs out of time loses.
pace-computer = When time runs out, a computer takes the seat.
pace-match = two games, sides switched
pace-count = { $name } ({ $count })
pace-nothing = No table of this pace waits right now.
