// The drawings: the server's symbols and the client's icons, put into the page once.

import { transport } from '../transport'
import icons from '../../art/icons.svg?raw'

const sizes = new Map<string, [number, number]>()
let ready = $state(false)

function insert(text: string): void {
  const holder = document.createElement('div')
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden'
  holder.setAttribute('aria-hidden', 'true')
  holder.innerHTML = text
  document.body.prepend(holder)
  for (const symbol of holder.querySelectorAll('symbol')) {
    const [, , width = 1, height = 1] = (symbol.getAttribute('viewBox') ?? '').split(' ').map(Number)
    sizes.set(symbol.id, [width, height])
  }
}

export async function loadSprite(): Promise<void> {
  insert(icons)
  const answer = await transport().ask('api/sprite.svg')
  if (!answer.ok) throw new Error(`sprite: ${answer.status}`)
  insert(await answer.text())
  ready = true
}

export const sprite = {
  get ready(): boolean {
    return ready
  },
}

/** Whether there is such a symbol. */
export function hasSymbol(name: string): boolean {
  return sizes.has(`eb-${name}`)
}

/** Width and height of a drawing, by its full name. */
export function sizeOf(id: string): [width: number, height: number] {
  return sizes.get(id) ?? [1, 1]
}

/** Height of a symbol that is so wide. */
export function heightOf(name: string, width: number): number {
  const [own, high] = sizeOf(`eb-${name}`)
  return (width * high) / own
}

const SAME: Record<string, string> = {
  'unit-light-trooper': 'unit-echo-trooper',
  'unit-light-snowtrooper': 'unit-snowtrooper',
  'unit-walker': 'unit-at-at',
}

/** The symbol of a key of the games: `unit`, `at_at` is `unit-at-at`. */
export function symbolOf(group: string, key: string): string {
  const name = `${group}-${key.replaceAll('_', '-')}`
  return SAME[name] ?? name
}
