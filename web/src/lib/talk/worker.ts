// Tells the worker that shows notices which game or campaign this page shows, so that it is quiet about that one.

import { route } from '../state/router.svelte'

interface Asked {
  ask?: string
}

export function answerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<Asked>) => {
    const [screen, game] = route.path
    if (data.ask === 'game') ports[0]?.postMessage({ game: screen === 'play' || screen === 'campaign' ? game : '' })
  })
  navigator.serviceWorker.startMessages()
}
