// The title of the tab says when it is our turn and somebody looks elsewhere.

import { t } from '../state/words.svelte'

const PLAIN = 'Echo Base'

/** Keep the title up to date; `name` is that of the game while we have to decide in it, else empty. */
export function showTurn(name: () => string): void {
  let hidden = $state(document.hidden)
  $effect(() => {
    const look = (): void => void (hidden = document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      document.title = PLAIN
    }
  })
  $effect(() => {
    document.title = hidden && name() ? `● ${t('web-talk-your-turn', { name: name() })}` : PLAIN
  })
}
