// Shows notices that come by Web Push, unless somebody looks at the game already.

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data ? event.data.json() : {}))
})

async function show({ title = 'Echo Base', text = '', game = '' }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.some((page) => page.focused)) return
  await self.registration.showNotification(title, { body: text, tag: game, icon: 'icon.svg', data: { game } })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.game))
})

async function open(game) {
  const address = new URL(`./#/play/${game}`, self.registration.scope).href
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => page.url === address)
  await (there ? there.focus() : self.clients.openWindow(address))
}
