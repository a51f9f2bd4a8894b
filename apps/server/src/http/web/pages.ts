import { readFileSync } from 'node:fs'
import { places } from '@jipsalpim/contract/routes.ts'
import { titleOf } from '@jipsalpim/contract/titles.ts'
import type { FastifyInstance } from 'fastify'
import { refusal } from '../envelope.ts'
import { send } from '../call-routes.ts'
import { contentSecurity, newNonce, type PageSettings } from '../headers.ts'
import { readFiles, sendFile } from './files.ts'
import { firstScreen, firstScreenScript, firstScreenStyle } from './first-screen.ts'
import { description } from './page-words.ts'
import { preloadsByPath } from './preloads.ts'

/** Meta tags of a URL for clients that run no scripts; null where there are none. */
export type TagsOf = (path: string, query: URLSearchParams) => Promise<Readonly<Record<string, string>> | null>

/** The built web app: files as they are, and the same page for every route. An unknown path gets the page with 404. */
export function webPages(
  app: FastifyInstance,
  settings: PageSettings,
  dist: string,
  tagsOf: TagsOf = async () => null,
): void {
  const files = readFiles(dist)
  const index = files.get('/index.html')
  const page = index ? fillPage(readFileSync(index.plain.path, 'utf8'), settings) : null
  const placeAt = placeFinder()
  const ordered = page && scriptsLast(stylesAtEnd(page))
  const preloads = preloadsByPath(dist)

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url)
    if (path === null || path.startsWith('/api/') || !ordered || !['GET', 'HEAD'].includes(request.method))
      return send(reply, refusal('notFound'))
    const file = path === '/index.html' ? undefined : files.get(path)
    if (file) return sendFile(request, reply, file)
    // A missing script must not be answered with a page.
    if (/\.\w{2,11}$/.test(path)) return send(reply, refusal('notFound'))
    const nonce = newNonce()
    const place = placeAt(path)
    const query = new URLSearchParams(request.url.split('?')[1] ?? '')
    const tags = await tagsOf(path, query)
    if (tags) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow')
    return reply
      .code(place ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', contentSecurity(settings, nonce))
      .send(
        tagged(
          placed(ordered, {
            place,
            path,
            query,
            origin: settings.origin,
            preloads: scriptsLast(preloads.get(path) ?? ''),
            nonce,
          }),
          tags,
        ),
      )
  })
}

/** The tags of this URL replace those of its route. */
function tagged(html: string, tags: Readonly<Record<string, string>> | null): string {
  if (tags === null) return html
  const printed = Object.entries(tags).map(
    ([name, content]) => `<meta property="${attribute(name)}" content="${attribute(content)}">`,
  )
  return html.replaceAll(/<meta property="og:[^>]*>/g, '').replace('</head>', () => `${printed.join('')}</head>`)
}

/** The settings in the page's head, because no script can fetch them before the first paint. */
export const fillPage = (html: string, settings: PageSettings): string =>
  html
    .replace('__OUTSIDE__', settings.sandbox ? 'sandbox' : 'live')
    .replace('__SELLER__', () => attribute(JSON.stringify(settings.seller)))

/** Escapes text for an attribute of the page. */
const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Moves the app's styles after the first screen: content before a stylesheet is painted without it, and the app's
 * scripts still wait for it.
 */
export function stylesAtEnd(html: string): string {
  const styles = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  const without = styles.reduce((text, style) => text.replace(style, ''), html)
  return without.replace('</body>', `${styles.join('')}</body>`)
}

/** Lowers the priority of the app's scripts, so that its styles arrive before them. */
export const scriptsLast = (html: string): string =>
  html.replaceAll(/<(?:link rel="modulepreload"|script type="module")/g, (tag) => `${tag} fetchpriority="low"`)

type Shown = ReturnType<typeof places>[number]
type Placed = {
  place: Shown | undefined
  path: string
  query: URLSearchParams
  origin: string
  preloads: string
  nonce: string
}
/** The page for one route: its title and picture for previews, its scripts, and its first screen. */
function placed(html: string, { place, path, query, origin, preloads, nonce }: Placed): string {
  const title = attribute([place ? titleOf(place.name) : '', '집살핌'].filter((part) => part !== '').join(' · '))
  const styles = preloads.match(/<link rel="stylesheet"[^>]*>/g)?.join('') ?? ''
  const scripts = preloads.replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
  const head = [
    `<style nonce="${nonce}">${firstScreenStyle}</style><script nonce="${nonce}">${firstScreenScript}</script>`,
    `<meta property="og:title" content="${title}"><meta property="og:description" content="${attribute(description)}">`,
    `<meta property="og:type" content="website"><meta property="og:site_name" content="집살핌">`,
    `<meta property="og:url" content="${attribute(new URL(path, origin).href)}">`,
    `<meta property="og:image" content="${attribute(new URL('/share.png', origin).href)}">`,
    `<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">`,
    `<meta name="twitter:card" content="summary_large_image">${scripts}`,
  ].join('')
  return html
    .replace(/<title>[^<]*<\/title>/, `<title>${title}</title>`)
    .replace('</head>', () => `${head}</head>`)
    .replace(/<div id="root">.*?<\/div>/s, () => `<div id="root">${firstScreen(place, query)}</div>`)
    .replace('</body>', () => `${styles}</body>`)
    .replaceAll('__NONCE__', nonce)
}

/** The route of a path; a redirect is shown as the route that it leads to. */
function placeFinder(): (path: string) => Shown | undefined {
  const built = places()
  const plain = new Map(built.filter(({ path }) => !path.includes(':')).map((place) => [place.path, place]))
  const patterns = built
    .filter(({ path }) => path.includes(':'))
    .map((place) => ({ pattern: new RegExp(`^${place.path.replaceAll(/:\w+/g, '[^/]+')}$`), place }))
  return (path) => {
    const bare = path === '/' ? path : path.replace(/\/$/, '')
    const found = plain.get(bare) ?? patterns.find(({ pattern }) => pattern.test(bare))?.place
    return found && 'redirect' in found.route ? (plain.get(found.route.redirect) ?? found) : found
  }
}

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/')
  } catch {
    return null
  }
}
