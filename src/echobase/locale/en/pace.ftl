### The pace of tables waiting for somebody (English)

pace = Pace
pace-any = any pace
pace-none = no clock
pace-live = live
pace-days = slow
pace-live-clock = live: { $minutes } min + { $increment } s a turn
pace-live-only = live: { $minutes } min
pace-slow-days = { $days ->
    [one] slow: one day per turn
   *[other] slow: { $days } days per turn
}
pace-loses = Whoever runs out of time loses.
pace-computer = When time runs out, a computer takes the seat.
pace-match = two games, sides switched
pace-count = { $name } ({ $count })
pace-nothing = No table at this pace is waiting right now.
