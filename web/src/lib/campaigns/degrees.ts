// How great a victory in a campaign is, in words.

import type { LastPage } from '../protocol'
import { t } from '../state/words.svelte'
import { sideName } from '../table/names'

export function degreeName(degree: LastPage['degree'], winner: string): string {
  const name = sideName(winner)
  if (degree === 'narrow') return t('book-degree-narrow', { name })
  return degree === 'clear' ? t('book-degree-clear', { name }) : t('book-degree-complete', { name })
}
