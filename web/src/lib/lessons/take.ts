// Taking a lesson: a game of its own, which replaces an earlier one of the same lesson.

import * as api from '../api'
import type { Summary } from '../protocol'
import { later } from '../state/router.svelte'
import { forget, remember } from '../state/seats'

/** Begin a lesson and go to its table; `earlier` are games of it that nobody needs any more. */
export async function take(game: string, lesson: string, earlier: Summary[] = [], goOn = later()): Promise<void> {
  const { id, seats } = await api.begin({ game, lesson })
  remember(id, seats)
  for (const old of earlier) {
    await api.remove(old.id)
    forget(old.id)
  }
  goOn('play', id)
}
