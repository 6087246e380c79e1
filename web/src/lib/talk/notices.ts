// Notices for somebody who is away: asks the browser for Web Push and tells the server where to send them.

import * as api from '../api'
import type { NewNotice } from '../protocol'

export type Push = 'on' | 'denied' | 'unable'

/** Whether this browser can get notices. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

/** Ask for notices in this browser; call it only after a click. */
export async function askForPush(about: string, token: string, key: string, lang: string): Promise<Push> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  try {
    await navigator.serviceWorker.register(new URL('push.js', document.baseURI))
    const { pushManager } = await navigator.serviceWorker.ready
    const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
    const { endpoint = '', keys = {} } = found.toJSON()
    await want(about, token, { kind: 'push', address: endpoint, keys, lang })
    return 'on'
  } catch (error) {
    if (error instanceof api.Problem) throw error
    return 'unable'
  }
}

/** Have notices sent to an address. */
export async function want(about: string, token: string, notice: NewNotice): Promise<void> {
  await api.wantNotice(about, token, notice)
}
