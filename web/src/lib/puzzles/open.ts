// Opening a puzzle: a game of its own, which goes on after a reload and is forgotten when another one is opened.

import * as api from '../api'
import { go } from '../state/router.svelte'
import { forget, remember, tokensOf } from '../state/seats'
import { nextUnsolved } from './progress'

const KEY = 'echobase.puzzle'

interface Opened {
  game: string
  puzzle: string
  id: string
}

function opened(): Opened | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Opened | null
  } catch {
    return null
  }
}

/** The id of the game that a puzzle is: the one that is open, or a new one. */
export async function open(game: string, puzzle: string): Promise<string> {
  const last = opened()
  const same = last?.game === game && last.puzzle === puzzle
  if (last && same && (await lasts(last.id))) return last.id
  const { id, seats } = await api.begin({ game, puzzle })
  remember(id, seats)
  localStorage.setItem(KEY, JSON.stringify({ game, puzzle, id }))
  if (last) await drop(last.id)
  return id
}

/** Whether the server still has a game and our seat in it. */
async function lasts(id: string): Promise<boolean> {
  const token = tokensOf(id).find((one) => one !== null)
  if (!token) return false
  try {
    await api.checkSeat(id, token)
    return true
  } catch (error) {
    if (error instanceof api.Problem && error.status < 500) return false
    throw error
  }
}

/** Nobody needs the game of an earlier puzzle. */
async function drop(id: string): Promise<void> {
  await api.remove(id).catch(() => {}) // it may be gone already
  forget(id)
}

/** Go to the next puzzle that is not solved, first in the same game; when all are, to the list. */
export async function goNext(game: string, id: string): Promise<void> {
  const all = await api.puzzles()
  const own = all.filter((one) => one.game === game)
  const next = nextUnsolved(own, game, id) ?? nextUnsolved(all, game, id)
  if (next) go('puzzle', next.game, next.id)
  else go('puzzles')
}
