// Where we are: the part of the address after '#', as a path and what follows its question mark.

interface Place {
  path: string[]
  query: URLSearchParams
}

function here(): Place {
  const [path = '', query] = location.hash.replace(/^#\/?/, '').split('?')
  return { path: path.split('/').filter(Boolean).map(decoded), query: new URLSearchParams(query) }
}

/** A part of an address; one that cannot be decoded is what it is, and leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

let place = $state.raw<Place>(here())

addEventListener('hashchange', () => {
  place = here()
  scrollTo(0, 0)
})

export const route = {
  get path(): string[] {
    return place.path
  },
  get query(): URLSearchParams {
    return place.query
  },
}

export function go(...parts: string[]): void {
  location.hash = '#/' + parts.map(encodeURIComponent).join('/')
}

/** The way on for an answer that may take long: it leads nowhere when somebody has gone elsewhere in the meantime. */
export function later(): typeof go {
  const from = place
  return (...parts) => {
    if (place === from) go(...parts)
  }
}

/** Go on without a way back. */
export function replace(...parts: string[]): void {
  location.replace(href(...parts))
}

export function href(...parts: string[]): string {
  return '#/' + parts.map(encodeURIComponent).join('/')
}

/** Put into the address what has been chosen on this screen, which stays as it is. */
export function note(query: URLSearchParams, ...parts: string[]): void {
  const asked = query.toString()
  history.replaceState(history.state, '', href(...parts) + (asked && `?${asked}`))
}
