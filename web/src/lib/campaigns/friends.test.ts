import { expect, test } from 'vitest'
import { seatNames } from '../newgame'
import type { GameOf } from '../protocol'
import { wishOf } from './friends'

const GAME = { sides: { rebel: 'Rebels', empire: 'Empire' }, seats: [2, 3, 4] } as unknown as GameOf

test('team mates are numbered', () => {
  const three = { name: 'Ann', seats: 3, pair: 'empire', own: 1, for: 'link' }
  expect(seatNames(GAME, 3, 'empire').map(({ name }) => name)).toEqual(['Rebels', 'Empire 1', 'Empire 2'])
  expect(wishOf('c', GAME, three)).toMatchObject({ options: { seats: 3, pair: 'empire' }, own: [1], name: 'Ann', invited: {} })
})

test('two need no pair, and a friend gets the seat that is left', () => {
  const two = { name: 'Ann', seats: 2, pair: 'empire', own: 0, for: 'ben' }
  const { options, seats, invited } = wishOf('c', GAME, two)
  expect([options, seats.length, invited]).toEqual([{ seats: 2 }, 2, { 1: 'ben' }])
})
