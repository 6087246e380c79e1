// What could not be done, in the language of this browser.

import { Problem } from '../api'
import { has, t } from '../state/words.svelte'

export function inWords(problem: unknown): string {
  if (problem instanceof Problem) {
    const id = `people-error-${problem.error}`
    return has(id) ? t(id) : problem.message
  }
  return t('people-error-offline')
}
