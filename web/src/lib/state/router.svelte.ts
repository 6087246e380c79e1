// Where we are: the part of the address after '#', as a path.

function here(): string[] {
  return location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent)
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

export function href(...parts: string[]): string {
  return '#/' + parts.map(encodeURIComponent).join('/')
}
