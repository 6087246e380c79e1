// Keeps the files of one version of the page, so that it works without a network.
// A newer version is kept beside it and waits until somebody uses it: a game never changes its version while it is open.

const VERSION = '@VERSION@'
const FILES = ['@FILES@']
const NAME = `echobase ${VERSION}`
const OURS = /^echobase /
const USE_IT = 'use-it'

self.addEventListener('install', (event) => {
  event.waitUntil(keep(FILES))
})

/** What an old copy might be kept of, the server is asked for again. */
async function keep(files) {
  const cache = await caches.open(NAME)
  await Promise.all(files.map(async (file) => {
    if (await cache.match(file)) return
    const answer = await fetch(file, { cache: 'no-cache' })
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
    await cache.put(file, answer)
  }))
}

self.addEventListener('activate', (event) => {
  event.waitUntil(begin())
})

async function begin() {
  const old = (await caches.keys()).filter((name) => OURS.test(name) && name !== NAME)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

self.addEventListener('message', ({ data }) => {
  if (data.say === USE_IT) void self.skipWaiting()
  if (data.say === 'keep') void keep(data.files).catch(() => undefined) // they are kept when they are used
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return
  event.respondWith(answer(request))
})

async function answer(request) {
  const cache = await caches.open(NAME)
  const wanted = request.mode === 'navigate' && isPage(request.url) ? './' : request
  const kept = await cache.match(wanted, { ignoreSearch: true })
  if (kept) return kept
  const found = await fetch(request)
  if (found.ok) await cache.put(request, found.clone())
  return found
}

/** Whether an address is that of the page itself: what stands after `?` or `#` is for the page. */
function isPage(address) {
  const path = new URL(address).pathname
  const home = new URL(self.registration.scope).pathname
  return path === home || path === `${home}index.html`
}
