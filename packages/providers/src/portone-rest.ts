import type { Outcome, VendorContext } from './outcome.ts'
import { asRecord, asText, misconfigured, readJson, unreadable, wire, type WireAnswer } from './wire.ts'

export type PortOneKeys = { impKey: string; impSecret: string }

/** V1's envelope: code 0 is success, any other is a refusal in Korean, usually with HTTP 200. */
export type Envelope = { code: number; message: string; response: unknown; raw: WireAnswer }
export type PortOneCall = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Outcome<Envelope>>

/** Caches the access token, and requests a new one once if it is refused. */
export function createPortOneCall(ctx: VendorContext, keys: PortOneKeys): PortOneCall {
  let cached: { token: string; until: number } | null = null
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, token: string | null, body?: object) => {
    const answer = await wire({
      url: ctx.baseUrl + path,
      method,
      timeoutMs: ctx.timeoutMs,
      headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return answer.ok ? envelopeOf(answer.value) : answer
  }
  const token = async (): Promise<Outcome<string>> => {
    if (cached && cached.until > ctx.now().getTime() + 60_000) return { ok: true, value: cached.token }
    const answer = await send('POST', '/users/getToken', null, { imp_key: keys.impKey, imp_secret: keys.impSecret })
    if (!answer.ok) return answer
    if (answer.value.raw.status === 401) return misconfigured(answer.value.message)
    const body = asRecord(answer.value.response)
    const text = asText(body?.['access_token'])
    const until = body?.['expired_at']
    if (!text || typeof until !== 'number') return unreadable(answer.value.raw)
    cached = { token: text, until: until * 1000 }
    return { ok: true, value: text }
  }
  return async (method, path, body) => {
    for (const last of [false, true]) {
      const key = await token()
      if (!key.ok) return key
      const answer = await send(method, path, key.value, body)
      if (!answer.ok || answer.value.raw.status !== 401) return answer
      cached = null
      if (last) return misconfigured(answer.value.message)
    }
    return misconfigured('401')
  }
}

function envelopeOf(answer: WireAnswer): Outcome<Envelope> {
  const read = readJson(answer)
  if (!read.ok) return read
  const body = asRecord(read.value)
  const code = body?.['code']
  if (!body || typeof code !== 'number' || answer.status === 429 || answer.status >= 500) return unreadable(answer)
  return { ok: true, value: { code, message: asText(body['message']) ?? '', response: body['response'], raw: answer } }
}
