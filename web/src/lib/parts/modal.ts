// What the dialogs have in common: they lie on top of the page, and say when somebody has closed them.

import type { Attachment } from 'svelte/attachments'

/** Shows a dialog. Its `close` comes a moment late: once the dialog is gone, it concerns nobody, and the next dialog least of all. */
export function modal(onclose: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const present = new AbortController()
    dialog.addEventListener('close', onclose, { signal: present.signal })
    dialog.showModal()
    return () => present.abort()
  }
}
