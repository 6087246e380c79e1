// People whose remarks are not shown on this device, by game and seat.

import { SvelteSet } from 'svelte/reactivity'

const KEY = 'echobase.muted'

function load(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

const muted = new SvelteSet<string>(typeof localStorage === 'undefined' ? [] : load())

export function isMuted(game: string, seat: number): boolean {
  return muted.has(`${game}/${seat}`)
}

/** Show no more remarks of somebody, or show them again. */
export function mute(game: string, seat: number, on: boolean): void {
  if (on) muted.add(`${game}/${seat}`)
  else muted.delete(`${game}/${seat}`)
  localStorage.setItem(KEY, JSON.stringify([...muted]))
}
