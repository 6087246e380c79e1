// The client's own words, from the same Fluent files as those of the server.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { transport } from '../transport'
import type { Lang } from './settings.svelte'

let bundle = $state.raw<FluentBundle | null>(null)

/** Load a language; what is on the screen changes as soon as it is there. */
export async function speak(lang: Lang): Promise<void> {
  const answer = await transport().ask(`api/messages/${lang}`)
  if (!answer.ok) throw new Error(`messages: ${answer.status}`)
  const fresh = new FluentBundle(lang, { useIsolating: false })
  fresh.addResource(new FluentResource(await answer.text()))
  bundle = fresh
  document.documentElement.lang = lang
}

/** A message in the language of this browser; its ID if there is none. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(id)
  return message?.value ? bundle!.formatPattern(message.value, args) : id
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false
}

