// The only code that runs without a page: saved reports open offline, and pushes are shown. It imports nothing, so that it is one file
// at the root, whose scope is the whole site.

/** The parts of the worker API used here: the built-in types of it clash with those of a page. */
type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = Extendable & { request: Request; respondWith: (answer: Promise<Response>) => void }
type MessageEventHere = Extendable & { data: unknown; ports: readonly MessagePort[] }
const on = <E extends Event>(name: string, hear: (event: E) => void): void =>
  // The event's type is determined by its name.
  self.addEventListener(name, hear as (event: Event) => void)

const PREFIX = 'nz-shell-'
/** Every place has the same HTML page; this URL also loads the report's own chunks. */
const PAGE = '/report/view'

on<FetchEvent>('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate' && !/^\/(api|sandbox)\//.test(url.pathname))
    event.respondWith(fetch(request).catch(() => readCached(PAGE)))
  else if (/^\/(assets\/|icon|apple-touch-icon|manifest)/.test(url.pathname)) event.respondWith(fromCache(request))
})

on<MessageEventHere>('message', (event) => {
  const { data } = event
  if (typeof data !== 'object' || data === null || !('urls' in data) || !Array.isArray(data.urls)) return
  const urls = data.urls.filter((url): url is string => typeof url === 'string')
  const answer = (outcome: 'kept' | 'changed' | 'failed') => event.ports[0]?.postMessage(outcome)
  event.waitUntil(refresh(urls).then(answer, () => answer('failed')))
})

/** The parts used here: a page's own types know no worker. */
type PushEventHere = Extendable & { data: { json: () => unknown } | null }
type ClickEventHere = Extendable & { notification: Notification }
type Tab = { url: string; focus: () => Promise<unknown> }
type Scope = {
  registration: { showNotification: (title: string, options: object) => Promise<void> }
  clients: { matchAll: (options: object) => Promise<Tab[]>; openWindow: (url: string) => Promise<unknown> }
}
// The service worker's own scope.
const worker = self as unknown as Scope

// Each push is shown: a browser revokes the permission of a site that hides one. A second push about the same fact
// replaces the first.
on<PushEventHere>('push', (event) => {
  const { title, body, path, reference } = readPush(event.data)
  event.waitUntil(
    worker.registration.showNotification(title, {
      body,
      tag: reference,
      renotify: true,
      icon: '/icon-192.png',
      data: path,
    }),
  )
})

on<ClickEventHere>('notificationclick', (event) => {
  event.notification.close()
  const path: unknown = event.notification.data
  event.waitUntil(openPath(typeof path === 'string' && path.startsWith('/') && !path.startsWith('//') ? path : '/'))
})

/** The push as our server wrote it, or a default where it cannot be read. */
function readPush(data: { json: () => unknown } | null) {
  try {
    const read = data?.json()
    if (typeof read === 'object' && read !== null) {
      const of = (name: string): string | null => {
        // A property of an object, whatever it is.
        const value = (read as Record<string, unknown>)[name]
        return typeof value === 'string' ? value : null
      }
      const title = of('title')
      if (title) return { title, body: of('body') ?? '', path: of('path') ?? '/', reference: of('reference') ?? title }
    }
  } catch {
    // the default below is shown
  }
  return { title: '집살핌', body: '', path: '/', reference: 'jipsalpim' }
}

/** Opens the path in an open tab of ours, or in a new one. */
async function openPath(path: string): Promise<void> {
  const url = new URL(path, self.location.origin).href
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const same = open.find((window) => window.url === url)
  if (same) return void (await same.focus())
  await worker.clients.openWindow(url)
}

/**
 * Caches the page and its files, all of one release or nothing: 'changed' if another release has come out meanwhile.
 */
async function refresh(urls: readonly string[]): Promise<'kept' | 'changed'> {
  const page = await fetch(PAGE, { cache: 'no-store' })
  const entry = /<script[^>]+src="(\/assets\/[^"]+)"/.exec(await page.clone().text())?.[1]
  if (!page.ok || entry === undefined) throw new Error('the page did not come')
  if (!urls.includes(entry)) return 'changed'
  const name = PREFIX + String(Date.now())
  const cache = await caches.open(name)
  try {
    await cache.addAll(urls)
    await cache.put(PAGE, page)
  } catch (error) {
    await caches.delete(name)
    throw error
  }
  for (const other of await caches.keys()) if (other.startsWith(PREFIX) && other !== name) await caches.delete(other)
  return 'kept'
}

async function fromCache(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}
async function readCached(path: string): Promise<Response> {
  return (await caches.match(path, { ignoreVary: true })) ?? Response.error()
}
