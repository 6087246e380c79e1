// Starts and stops the music as the settings say; its code is fetched only when it is wanted.

import { settings } from '../state/settings.svelte'
import { audio, onceTouched } from './audio'
import type { Music } from './music'

/** Follow the settings for as long as the calling component is there. */
export function conduct(): void {
  let music: Music | null = null
  let seen = $state(!document.hidden)

  $effect(() => {
    const look = (): void => void (seen = !document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  })

  $effect(() => {
    if (!settings.music || !seen) return
    let wanted = true
    const forget = onceTouched(() => {
      void import('./music').then(({ Music }) => {
        const context = wanted ? audio() : null
        if (context) music = new Music(context, settings.musicVolume)
      })
    })
    return () => {
      wanted = false
      forget()
      music?.stop()
      music = null
    }
  })

  $effect(() => {
    const { musicVolume } = settings
    music?.louder(musicVolume)
  })
}
