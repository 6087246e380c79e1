// Which lessons were finished on this device, in local storage.

import type { LessonInList } from '../protocol'

const KEY = 'echobase.lessons'

/** The ids of finished lessons by game. */
type Finished = Record<string, string[]>

function load(): Finished {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Finished
  } catch {
    return {}
  }
}

export function isFinished(game: string, lesson: string): boolean {
  return !!load()[game]?.includes(lesson)
}

export function finish(game: string, lesson: string): void {
  const known = load()
  const done = new Set([...(known[game] ?? []), lesson])
  localStorage.setItem(KEY, JSON.stringify({ ...known, [game]: [...done] }))
}

/** Whether any lesson was finished here. */
export function anyFinished(): boolean {
  return Object.values(load()).some((lessons) => lessons.length)
}

/** The first lesson of a list that was not finished; undefined when all were. */
export function firstLeft(lessons: LessonInList[]): LessonInList | undefined {
  return lessons.find(({ game, id }) => !isFinished(game, id))
}

export function countFinished(lessons: LessonInList[]): number {
  return lessons.filter(({ game, id }) => isFinished(game, id)).length
}
