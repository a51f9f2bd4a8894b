// The one thing that runs without a page: what was kept by choice opens without a connection. It imports nothing, so that
// it is one file at the root, whose scope is everything.

/** What of a worker's world is used here: the browser's own types of it clash with those of a page. */
type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = Extendable & { request: Request; respondWith: (answer: Promise<Response>) => void }
type MessageEventHere = Extendable & { data: unknown; ports: readonly MessagePort[] }
const on = <E extends Event>(name: string, hear: (event: E) => void): void =>
  // Each event of a worker is the type that its name says.
  self.addEventListener(name, hear as (event: Event) => void)

const PREFIX = 'nz-shell-'
/** Any place's page is the same page; this one brings the report's own pieces with it. */
const PAGE = '/report/view'

on<FetchEvent>('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate' && !/^\/(api|sandbox)\//.test(url.pathname))
    event.respondWith(fetch(request).catch(() => kept(PAGE)))
  else if (/^\/(assets\/|icon|apple-touch-icon|manifest)/.test(url.pathname)) event.respondWith(fromKept(request))
})

on<MessageEventHere>('message', (event) => {
  const { data } = event
  if (typeof data !== 'object' || data === null || !('urls' in data) || !Array.isArray(data.urls)) return
  const urls = data.urls.filter((url): url is string => typeof url === 'string')
  const answer = (said: 'kept' | 'changed' | 'failed') => event.ports[0]?.postMessage(said)
  event.waitUntil(keep(urls).then(answer, () => answer('failed')))
})

/** The page and what it is made of, all of one release or nothing: 'changed' where another one has come out meanwhile. */
async function keep(urls: readonly string[]): Promise<'kept' | 'changed'> {
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

async function fromKept(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}
async function kept(path: string): Promise<Response> {
  return (await caches.match(path, { ignoreVary: true })) ?? Response.error()
}
