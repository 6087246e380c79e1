// How secret objectives stand, in signs and words.

import type { Secret } from '../games/client'
import { t } from '../state/words.svelte'

export const STARS: Record<Secret['state'], string> = { open: '☆', met: '★', lost: '✕' }

export function standing({ state, done, need, limit, over }: Secret): string {
  if (over) return t(state === 'met' ? 'book-achieved' : 'book-missed')
  if (state === 'lost') return t('book-secret-lost')
  const count = limit ? t('book-secret-limit', { done, need }) : t('book-secret-count', { done, need })
  return state === 'met' ? `${t('book-secret-met')} · ${count}` : count
}
