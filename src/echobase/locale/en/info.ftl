# What players can look up during a battle: info, help, rules, orders, undo.

ui-info-dice =
    The die has six faces:
    { $infantry } × Infantry: hits infantry
    { $vehicle } × Vehicle: hits vehicles
    { $blast } × Blast: hits every unit and structure
    { $retreat } × Retreat: pushes the unit back one hex
    { $cross } × Cross: misses
ui-info-none = Nothing on this board is called “{ $word }”. Type info for everything, or info F3 for a hex.

ui-too-many-orders = { $orders ->
    [one] The card gives only 1 order: choose the unit.
   *[other] The card gives only { $orders } orders: choose the units.
}
ui-nothing-to-undo = There is nothing to undo yet.
ui-offer-quit = q leave
