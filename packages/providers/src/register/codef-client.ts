import type { Outcome, VendorContext } from '../outcome.ts'
import { asRecord, asText, misconfigured, readJson, unknown, unreadable, wire, type WireAnswer } from '../wire.ts'

export type CodefKeys = { clientId: string; clientSecret: string; tokenBaseUrl?: string }
export type CodefClient = {
  post: (path: string, body: Readonly<Record<string, unknown>>) => Promise<Outcome<Readonly<Record<string, unknown>>>>
}

/** Request a new token this long before the old one expires. */
const EARLY_MS = 60_000
/** A print with an image of every page. */
const MAX_BYTES = 32 * 1024 * 1024

/** JSON out, percent-encoded JSON in; one token for all calls, renewed before it expires and once if it is refused. */
export function createCodefClient(ctx: VendorContext, keys: CodefKeys): CodefClient {
  let cached: { token: string; until: number } | null = null
  const token = async (): Promise<Outcome<string>> => {
    if (cached && cached.until > ctx.now().getTime()) return { ok: true, value: cached.token }
    const basic = Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64')
    const answer = await wire({
      url: `${keys.tokenBaseUrl ?? ctx.baseUrl}/oauth/token`,
      method: 'POST',
      timeoutMs: ctx.timeoutMs,
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials&scope=read',
    })
    if (!answer.ok) return answer
    if (answer.value.status === 401) return misconfigured('CODEF refused the client')
    const body = readJson(answer.value)
    if (!body.ok) return body
    const fields = asRecord(body.value)
    const value = asText(fields?.['access_token'])
    if (value === null) return unreadable(answer.value)
    cached = {
      token: value,
      until: ctx.now().getTime() + Number(asText(fields?.['expires_in']) ?? 0) * 1000 - EARLY_MS,
    }
    return { ok: true, value }
  }
  const send = async (path: string, body: Readonly<Record<string, unknown>>): Promise<Outcome<WireAnswer>> => {
    const bearer = await token()
    if (!bearer.ok) return bearer
    return wire({
      url: ctx.baseUrl + path,
      method: 'POST',
      timeoutMs: ctx.timeoutMs,
      maxBytes: MAX_BYTES,
      headers: { authorization: `Bearer ${bearer.value}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }
  return {
    post: async (path, body) => {
      let answer = await send(path, body)
      if (answer.ok && answer.value.status === 401) {
        cached = null
        answer = await send(path, body)
      }
      if (!answer.ok) return answer
      if (answer.value.status === 401) return misconfigured('CODEF refused a fresh token')
      return decode(answer.value)
    },
  }
}

/** In this order: '+' becomes a space, then percent-decoding, then JSON. */
function decode(answer: WireAnswer): Outcome<Readonly<Record<string, unknown>>> {
  try {
    const body = readJson({ ...answer, body: decodeURIComponent(answer.body.replaceAll('+', ' ')) })
    const record = body.ok ? asRecord(body.value) : null
    return record ? { ok: true, value: record } : unreadable(answer)
  } catch {
    return answer.status >= 500
      ? unreadable(answer)
      : unknown('malformed', `HTTP ${answer.status}: not percent-encoded`)
  }
}
