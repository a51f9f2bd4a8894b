import { readFileSync } from 'node:fs'
import { isPlanned, places } from '@jipsalpim/contract/routes.ts'
import type { FastifyInstance } from 'fastify'
import { refusal } from '../envelope.ts'
import { send } from '../call-routes.ts'
import { contentSecurity, newNonce, type PageSettings } from '../headers.ts'
import { readFiles, sendFile } from './files.ts'
import { preloadsByPath } from './preloads.ts'

/** The built web app: files as they are, and the one page for every place. An unknown path gets the page with 404. */
export function webPages(app: FastifyInstance, settings: PageSettings, dist: string): void {
  const files = readFiles(dist)
  const index = files.get('/index.html')
  const page = index ? fillPage(readFileSync(index.plain.path, 'utf8'), settings) : null
  const isPlace = placeTest()
  const preloads = preloadsByPath(dist)

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url)
    if (path === null || path.startsWith('/api/') || !page || !['GET', 'HEAD'].includes(request.method))
      return send(reply, refusal('notFound'))
    const file = path === '/index.html' ? undefined : files.get(path)
    if (file) return sendFile(request, reply, file)
    // A missing script must not be answered with a page.
    if (/\.\w{2,11}$/.test(path)) return send(reply, refusal('notFound'))
    const nonce = newNonce()
    return reply
      .code(isPlace(path) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', contentSecurity(settings, nonce))
      .send(page.replaceAll('__NONCE__', nonce).replace('</head>', `${preloads.get(path) ?? ''}</head>`))
  })
}

/** The settings in the page's head, because no script can fetch them before the first paint. */
export const fillPage = (html: string, settings: PageSettings): string =>
  html
    .replace('__OUTSIDE__', settings.sandbox ? 'sandbox' : 'live')
    .replace('__SELLER__', () => attribute(JSON.stringify(settings.seller)))

/** Escapes text for an attribute of the page. */
const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function placeTest(): (path: string) => boolean {
  const built = places()
    .filter(({ route }) => !isPlanned(route))
    .map(({ path }) => path)
  const plain = new Set(built.filter((path) => !path.includes(':')))
  const patterns = built
    .filter((path) => path.includes(':'))
    .map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`))
  return (path) => {
    const bare = path === '/' ? path : path.replace(/\/$/, '')
    return plain.has(bare) || patterns.some((pattern) => pattern.test(bare))
  }
}

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/')
  } catch {
    return null
  }
}
