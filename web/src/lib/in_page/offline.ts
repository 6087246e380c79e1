// What makes a page without a server work offline: a service worker that keeps its files, one version at a time.

import { settings } from '../state/settings.svelte'
import { house } from './house.svelte'

const SCRIPT = 'sw.js'
const USE_IT = 'use-it'

/** Have the files kept; `files` are those that a page may ask for, by address. */
export async function keepFiles(files: Iterable<[string, string]>): Promise<void> {
  if (!('serviceWorker' in navigator) || !isSecureContext) return
  const had = navigator.serviceWorker.controller !== null
  const registration = await navigator.serviceWorker.register(SCRIPT, { updateViaCache: 'none' })
  const waiting = (): void => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return
    house.newer = true
    house.renew = () => registration.waiting?.postMessage({ say: USE_IT })
  }
  waiting()
  registration.onupdatefound = () => {
    const fresh = registration.installing
    if (fresh) fresh.onstatechange = () => fresh.state === 'installed' && waiting()
  }
  // All pages change together: what they had open is stored, so they open it again.
  navigator.serviceWorker.oncontrollerchange = () => had && location.reload()
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ say: 'keep', files: ownLanguage(files) })
}

/** The files in the language of this browser; those of others are kept when they are used. */
function ownLanguage(files: Iterable<[string, string]>): string[] {
  const wanted = [...files].filter(([address]) => {
    const lang = /[?&]lang=(\w+)/.exec(address)?.[1] ?? /messages\/(\w+)/.exec(address)?.[1]
    return !lang || lang === settings.lang
  })
  return [...new Set(wanted.map(([, file]) => file))]
}
