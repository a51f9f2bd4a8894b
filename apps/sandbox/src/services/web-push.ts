import { createPublicKey, type KeyObject } from 'node:crypto'
import { jwtVerify } from 'jose'
import { text, type Play, type Service, type WireReply, type WireRequest } from '../kernel/service.ts'
import { browserBy, decrypt } from './web-push/browser.ts'

const SEND = /^\/send\/([\w-]+)$/
const MOST = 4096
const DAY_S = 86_400

/** A push to a browser, newest last, as its service worker reads it. */
export type WebPushed = {
  endpoint: string
  at: string
  title: string
  body: string
  data: Readonly<Record<string, unknown>>
  tag: string
  topic: string | null
  urgency: string | null
  ttl: number
}
export const webPushed = (play: Play, endpoint: string | null): readonly WebPushed[] =>
  play.state
    .rows<WebPushed>('pushes')
    .all()
    .map(([, push]) => push)
    .filter((push) => endpoint === null || push.endpoint === endpoint)

/**
 * The push service of a browser's vendor (RFC 8030), which checks the sender (RFC 8292). The browsers are created by
 * `POST /control/browsers`; `GET /control/pushes?token=<endpoint>` lists the pushes of one of them.
 */
export const webPushService: Service = {
  name: 'web-push',
  bases: ['/webpush'],
  touches: ({ path }) => (SEND.test(path) ? 'effect' : 'nothing'),
  handle: async (request, play): Promise<WireReply> => {
    const id = SEND.exec(request.path)?.[1]
    if (request.method !== 'POST' || id === undefined) return text('Not Found', undefined, 404)
    if (play.fault === 'rate-limit') return withHeader(text('Too Many Requests', undefined, 429), 'retry-after', '90')
    const ttl = request.headers['ttl'] ?? ''
    if (!/^\d+$/.test(ttl)) return text('Missing or invalid TTL header', undefined, 400)
    const browser = browserBy(play, id)
    if (!browser) return text('Not Found', undefined, 404)
    if (browser.gone) return text('Gone', undefined, 410)
    const body = Buffer.from(request.raw ?? '', 'base64')
    if (body.length > MOST) return text('Payload Too Large', undefined, 413)
    const refused = await whoSends(request, play, browser.site)
    if (refused) return refused
    if (request.headers['content-encoding'] !== 'aes128gcm' || body.length < 104)
      return text('Unsupported content encoding', undefined, 400)
    const read = decrypt(browser, body)
    // The service forwards what it cannot read; the browser discards what is not for it.
    if (read !== null) save(play, request, { read, ttl: Number(ttl) })
    const name = `/webpush/message/${play.state.next('message')}`
    return withHeader(text('', undefined, 201), 'location', `http://${request.headers['host'] ?? 'sandbox'}${name}`)
  },
}

function save(play: Play, request: WireRequest, { read, ttl }: { read: string; ttl: number }): void {
  // the format of our own service worker
  const { title, body, path, reference } = JSON.parse(read) as Record<string, string>
  play.state.rows<WebPushed>('pushes').put(String(play.state.next('push')), {
    endpoint: `http://${request.headers['host'] ?? 'sandbox'}${request.base}${request.path}`,
    at: play.now().toISOString(),
    title: title ?? '',
    body: body ?? '',
    data: { path, reference },
    tag: reference ?? '',
    topic: request.headers['topic'] ?? null,
    urgency: request.headers['urgency'] ?? null,
    ttl,
  })
}

/**
 * `vapid t=<JWT>, k=<key>`: signed for this service, for at most a day, with the key that the browser subscribed with.
 */
async function whoSends(request: WireRequest, play: Play, site: string): Promise<WireReply | null> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(request.headers['authorization'] ?? '') ?? []
  if (key === '') return text('Unauthorized', undefined, 401)
  if (key !== site)
    return text(
      'the VAPID credentials in the authorization header do not correspond to the credentials used to create the subscriptions.',
      undefined,
      403,
    )
  try {
    const { payload } = await jwtVerify(token, publicKeyOf(key), {
      algorithms: ['ES256'],
      audience: `http://${request.headers['host'] ?? 'sandbox'}`,
      currentDate: play.now(),
    })
    const lives = (payload.exp ?? Infinity) - Math.floor(play.now().getTime() / 1000)
    if (lives > DAY_S) return text('BadJwtToken: exp is more than 24 hours ahead', undefined, 403)
    return /^(mailto:|https?:\/\/)/.test(payload.sub ?? '') ? null : text('BadJwtToken: sub', undefined, 403)
  } catch {
    return text('BadJwtToken', undefined, 403)
  }
}

function publicKeyOf(key: string): KeyObject {
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
}

const withHeader = (reply: WireReply, name: string, value: string): WireReply => ({
  ...reply,
  headers: { ...reply.headers, [name]: value },
})
