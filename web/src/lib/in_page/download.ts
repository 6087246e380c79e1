// A link to something that only the house of this page can make: it is fetched and then saved.

import { transport } from '../transport'

/** Have the browser save something as a file. */
export function saveFile(content: Blob, name: string): void {
  const made = URL.createObjectURL(content)
  const file = document.createElement('a')
  file.href = made
  file.download = name
  file.click()
  setTimeout(() => URL.revokeObjectURL(made), 10_000)
}

/** Saves what a link leads to under the name in its `download`, where there is no server to fetch it from. */
export function saved(link: HTMLAnchorElement): { destroy(): void } {
  const save = async (): Promise<void> => {
    const answer = await transport().ask(link.getAttribute('href')!)
    if (answer.ok) saveFile(await answer.blob(), link.download)
  }
  const clicked = (event: MouseEvent): void => {
    if (!transport().alone) return
    event.preventDefault()
    void save()
  }
  link.addEventListener('click', clicked)
  return { destroy: () => link.removeEventListener('click', clicked) }
}
