// Who plays when a position is tried again: whoever decided there is a person now.

import type { Board, NewSeat } from '../protocol'

export function seatsAgain(board: Board, decider: number): NewSeat[] {
  const was = board.seats[decider]!
  return board.seats.map(({ kind, player, name }, seat) => {
    if (seat === decider) return { kind: 'person', name: kind === 'person' ? name : '' }
    if (kind === 'person' && was.kind === 'person') return { kind: 'person', name }
    // People who try the computer's side play against the computer.
    const level = kind === 'computer' ? player : was.kind === 'computer' ? was.player : ''
    return { kind: 'computer', player: level }
  })
}

/** Who plays on from a record: the computer players that it names, and people. */
export function seatsOfRecord({ seats }: Board): NewSeat[] {
  return seats.map(({ player }) => (['', 'human'].includes(player) ? { kind: 'person', name: '' } : { kind: 'computer', player }))
}
