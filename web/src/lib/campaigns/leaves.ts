// The pages of a book in their order: before and after each battle, and the last one.

import type { BookPage, CampaignState, Debriefing, LastPage } from '../protocol'

/** One page; story and facts of the same moment lie side by side. */
export type Leaf =
  | { kind: 'story' | 'plans'; page: BookPage }
  | { kind: 'after' | 'facts'; after: Debriefing }
  | { kind: 'picture' | 'end'; last: LastPage }

export function leavesOf(state: CampaignState): Leaf[] {
  const found: Leaf[] = []
  for (const { page, debriefing } of state.chapters) {
    found.push({ kind: 'story', page }, { kind: 'plans', page })
    if (debriefing) found.push({ kind: 'after', after: debriefing }, { kind: 'facts', after: debriefing })
  }
  if (state.last) found.push({ kind: 'picture', last: state.last }, { kind: 'end', last: state.last })
  return found
}

/** Where the book falls open: at what happened last, during a battle at what its page says. */
export function openedAt(state: CampaignState): number {
  const leaves = leavesOf(state)
  const after = leaves.findLastIndex(({ kind }) => kind === 'after')
  const story = leaves.findLastIndex(({ kind }) => kind === 'story')
  if (state.battle && story > after) return story
  return Math.max(after === -1 ? story : after, 0)
}

/** The objectives in a book by id: the own ones, and after a battle those of both sides. */
export function objectivesIn({ chapters }: Pick<CampaignState, 'chapters'>): Record<string, string> {
  const found = chapters.flatMap(({ page, debriefing }) => debriefing?.objectives ?? page.objectives)
  return Object.fromEntries(found.map(({ id, text }) => [id, text]))
}
