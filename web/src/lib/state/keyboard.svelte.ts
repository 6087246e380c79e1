// The keyboard: keys mean what the screen on top says they mean.

import { onDestroy } from 'svelte'
import { applies, KEYS, pressed, type Key, type Runs, type ScreenName } from '../keys'
import { rules } from './rules.svelte'

interface Listening {
  screen: ScreenName
  runs: () => Record<string, ((event: KeyboardEvent) => void) | null>
}

class Keyboard {
  /** Whether the list of keys is on the screen. */
  listed = $state(false)
  /** The last of them is on top. No state: what a component reads while it goes is how that stood before, so that a new screen would be lost. */
  private screens: Listening[] = []

  /** The keys of this screen mean this while the component is there. */
  listen<S extends ScreenName>(screen: S, runs: () => Runs<S>): void {
    const listening: Listening = { screen, runs }
    this.screens = [...this.screens, listening]
    onDestroy(() => (this.screens = this.screens.filter((other) => other !== listening)))
  }

  /** The keys that do something now, with what they do. */
  get live(): { key: Key; run: (event: KeyboardEvent) => void }[] {
    const list = (): void => void (this.listed = true)
    const everywhere: Listening = { screen: 'everywhere' as ScreenName, runs: () => ({ list, rules: rules.toggle }) }
    return [this.screens.at(-1), everywhere].flatMap((listening) => {
      if (!listening) return []
      const runs = listening.runs()
      const keys: [string, Key][] = Object.entries(KEYS[listening.screen])
      return keys.flatMap(([id, key]) => (runs[id] ? [{ key, run: runs[id] }] : []))
    })
  }

  readonly press = (event: KeyboardEvent): void => {
    if (event.altKey || event.defaultPrevented) return
    if (document.querySelector('dialog[open], [aria-modal="true"], :popover-open')) return
    const name = pressed(event)
    const found = this.live.find(({ key }) => key.keys.includes(name) && applies(key, event.target as Element))
    if (!found) return
    event.preventDefault()
    found.run(event)
  }
}

export const keyboard = new Keyboard()
