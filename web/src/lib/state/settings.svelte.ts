// What a person has chosen for this browser: kept in local storage.

export const LANGUAGES = ['en', 'it', 'pl'] as const
export type Lang = (typeof LANGUAGES)[number]

export interface Choices {
  lang: Lang
  speed: number
  sound: boolean
  marks: boolean
  text: number
  motion: 'system' | 'off'
  /** Whether the small map is shown. */
  map: boolean
}

const KEY = 'echobase.settings'

function browserLanguage(): Lang {
  const wanted = navigator.language.slice(0, 2)
  return LANGUAGES.find((lang) => lang === wanted) ?? 'en'
}

function load(): Choices {
  const plain: Choices = {
    lang: browserLanguage(),
    speed: 1,
    sound: false,
    marks: false,
    text: 1,
    motion: 'system',
    map: true,
  }
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>) }
  } catch {
    return plain
  }
}

export const settings = $state<Choices>(load())

export function change(choices: Partial<Choices>): void {
  Object.assign(settings, choices)
  localStorage.setItem(KEY, JSON.stringify(settings))
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether things appear at their end at once. */
export function still(): boolean {
  return settings.motion === 'off' || settings.speed === 0 || reduced.matches
}

/** How long something takes that would take so many milliseconds. */
export function span(milliseconds: number): number {
  return still() ? 0 : milliseconds / settings.speed
}
