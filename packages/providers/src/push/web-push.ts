import { createECDH, createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Outcome, VendorContext } from '../outcome.ts'
import { asRecord, asText, misconfigured, refused, unreadable, wire, type WireAnswer } from '../wire.ts'
import { encryptForBrowser, type BrowserKeys } from './encrypt-for-browser.ts'
import type { BrowserPush, Push, PushPort, PushRefusal } from './port.ts'
import { retryAfter } from './retry-after.ts'

/**
 * `privateKey`: the scalar of a P-256 key, base64url. `subject`: how a service's operator can contact us (RFC 8292: an
 * https or mailto address). `services`: allowed prefixes of subscriptions' addresses; `*` stands for one part of a
 * name.
 */
export type WebPushKeys = { privateKey: string; subject: string; services: readonly string[] }
export type BrowserAddress = BrowserKeys & { endpoint: string }

/** A device that was off for longer gets no push: the message sent with it has been delivered meanwhile. */
const KEPT_S = 86_400
/** RFC 8292 allows a day. */
const SIGNED_FOR_S = 43_200
/** A `Topic` has at most 32 characters of base64url (RFC 8030, 5.4). */
const TOPIC = /^[\w-]{1,32}$/

/** A subscription as a device's token. */
export const addressOf = ({ endpoint, p256dh, auth }: BrowserAddress): string =>
  JSON.stringify({ endpoint, p256dh, auth })
export const isOfBrowser = (token: string): boolean => token.startsWith('{')

/** Web push to the service of a browser's vendor: RFC 8030 with the encryption of 8291 and the signature of 8292. */
export function createWebPush(ctx: Omit<VendorContext, 'baseUrl'>, keys: WebPushKeys): PushPort & BrowserPush {
  const { key, sign } = signer(keys, ctx.now)
  const reaches = (endpoint: string): boolean => keys.services.some((service) => isBelow(endpoint, service))
  return {
    key,
    reaches,
    send: async (push) => {
      const to = readAddress(push.token)
      // A service that we no longer send to: the device has no other address.
      if (to === null || !reaches(to.endpoint)) return refused('gone', 'no address of a push service that we know')
      const body = encryptForBrowser(textOf(push), to)
      if (body === null) return refused('bad-message', 'too long for one record, or keys that are none')
      const answer = await wire({
        url: to.endpoint,
        method: 'POST',
        timeoutMs: ctx.timeoutMs,
        headers: {
          authorization: `vapid t=${await sign(new URL(to.endpoint).origin)}, k=${key}`,
          'content-type': 'application/octet-stream',
          'content-encoding': 'aes128gcm',
          ttl: String(KEPT_S),
          urgency: 'high',
          ...(TOPIC.test(push.reference) && { topic: push.reference }),
        },
        body,
      })
      return answer.ok ? outcomeOf(answer.value, ctx.now()) : answer
    },
  }
}

/** The text that the service worker reads. */
const textOf = ({ title, body, path, reference }: Push): string => JSON.stringify({ title, body, path, reference })

function outcomeOf(answer: WireAnswer, now: Date): Outcome<{ messageId: string }, PushRefusal> {
  const { status } = answer
  // With the message's own URL. Any other success is not a push service's answer.
  if (status === 201 || status === 202)
    return { ok: true, value: { messageId: answer.header('location') ?? `accepted-${status}` } }
  if (status === 429 || status >= 500) {
    const wait = retryAfter(answer, now)
    return { ...unreadable(answer), ...(wait !== null && { afterSeconds: wait }) }
  }
  const message = `HTTP ${status}: ${answer.body.slice(0, 120)}`
  if (status === 404 || status === 410) return refused('gone', message)
  // The subscription was made for another key of ours and can get nothing any more.
  if ((status === 400 || status === 403) && /VapidPkHashMismatch|do not correspond/.test(answer.body))
    return refused('gone', message)
  if (status === 400 || status === 413) return refused('bad-message', message)
  if (status === 401 || status === 403) return misconfigured(message)
  return unreadable(answer)
}

function readAddress(token: string): BrowserAddress | null {
  try {
    const read = asRecord(JSON.parse(token))
    const [endpoint, p256dh, auth] = [asText(read?.['endpoint']), asText(read?.['p256dh']), asText(read?.['auth'])]
    return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null
  } catch {
    return null
  }
}

function isBelow(endpoint: string, service: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, host, pathname, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  const [, theirs = '', name = '', path = ''] = /^(https?:)\/\/([^/]+)(\/.*)?$/.exec(service) ?? []
  const isNamed = name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name
  return protocol === theirs && isNamed && pathname.startsWith(path === '' ? '/' : `${path}/`)
}

/** Signs for one service at a time, and caches the signature until it has an hour left. */
function signer({ privateKey, subject }: WebPushKeys, now: () => Date) {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  const point = pair.getPublicKey()
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const signing = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', d: privateKey, x, y } })
  const kept = new Map<string, { token: string; until: number }>()
  return {
    key: point.toString('base64url'),
    sign: async (audience: string): Promise<string> => {
      const second = Math.floor(now().getTime() / 1000)
      const known = kept.get(audience)
      if (known && known.until - 3600 > second && known.until - SIGNED_FOR_S <= second) return known.token
      const until = second + SIGNED_FOR_S
      const token = await new SignJWT()
        .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
        .setAudience(audience)
        .setExpirationTime(until)
        .setSubject(subject)
        .sign(signing)
      kept.set(audience, { token, until })
      return token
    },
  }
}
