// Shows notices that come by Web Push, unless somebody looks at that game or campaign already.

/** Milliseconds in which a page says which game it shows. */
const PATIENCE = 1000

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data ? event.data.json() : {}))
})

async function show({ title = 'Echo Base', text = '', game = '', link = '' }) {
  const shown = await showing(game)
  if (shown.some((page) => page.focused)) return
  await self.registration.showNotification(title, { body: text, tag: game, icon: 'icon.svg', data: { game, link } })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

async function open({ game, link }) {
  const [there] = await showing(game)
  const address = new URL(`./${link.slice(link.indexOf('#'))}`, self.registration.scope).href
  await (there ? there.focus() : self.clients.openWindow(address))
}

/** The pages that show a game. They are asked, because the worker knows only where a page began. */
async function showing(game) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const games = await Promise.all(pages.map(gameOf))
  return pages.filter((_, place) => games[place] === game)
}

function gameOf(page) {
  return new Promise((tell) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => tell(data.game)
    setTimeout(() => tell(''), PATIENCE)
    page.postMessage({ ask: 'game' }, [port2])
  })
}
