// Where we are: the part of the address after '#', as a path.

function here(): string[] {
  return location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decoded)
}

/** A part of an address; one that cannot be decoded is what it is, and leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

let path = $state<string[]>(here())

addEventListener('hashchange', () => {
  path = here()
  scrollTo(0, 0)
})

export const route = {
  get path(): string[] {
    return path
  },
}

export function go(...parts: string[]): void {
  location.hash = '#/' + parts.map(encodeURIComponent).join('/')
}

/** Go on without a way back. */
export function replace(...parts: string[]): void {
  location.replace(href(...parts))
}

export function href(...parts: string[]): string {
  return '#/' + parts.map(encodeURIComponent).join('/')
}
