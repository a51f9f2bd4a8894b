import { createHash } from 'node:crypto'
import { json, type Play, text, type WireReply, type WireRequest } from '../../kernel/service.ts'
import { expired, keys } from '../../world/keys.ts'

/** CODEF's token lives about seven days. */
const TOKEN_DAYS = 7

/** Client credentials over Basic; the token contains its own expiry, so that it survives a kill. */
export function tokenReply(request: WireRequest, play: Play): WireReply {
  const given = Buffer.from((request.headers.authorization ?? '').replace(/^Basic /, ''), 'base64').toString('utf8')
  if (given !== `${keys.codefId}:${keys.codefSecret}`)
    return json({ error: 'unauthorized', error_description: 'Bad credentials' }, 401)
  const until = String(Math.floor(play.now().getTime() / 1000) + TOKEN_DAYS * 86_400)
  return json({
    access_token: `${until}.${sign(until)}`,
    token_type: 'bearer',
    expires_in: TOKEN_DAYS * 86_400 - 1,
    scope: 'read',
  })
}

/** A wrong or expired token is refused by the gateway before CODEF sees it: plain JSON, HTTP 401. */
export function tokenRefusal(request: WireRequest, play: Play): WireReply | null {
  const token = (request.headers.authorization ?? '').replace(/^Bearer /, '')
  const [until = '', signature] = token.split('.')
  const dead =
    signature !== sign(until) ||
    Number(until) * 1000 < play.now().getTime() ||
    play.fault === 'expired-key' ||
    expired(token)
  return dead ? json({ error: 'invalid_token', error_description: 'Access token expired' }, 401) : null
}

export type CodefBody = Readonly<Record<string, unknown>>
export function readCodef(request: WireRequest): CodefBody | null {
  try {
    const value: unknown = JSON.parse(request.body)
    // a non-null object by the test on this line
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as CodefBody) : null
  } catch {
    return null
  }
}
export const fieldOf = (body: CodefBody, name: string): string =>
  typeof body[name] === 'string' ? body[name].trim() : ''

export type CodefResult = { code: string; message: string; extraMessage?: string; transactionId?: string }
export const codefReply = (result: CodefResult, data: unknown): WireReply =>
  encoded({ result: { extraMessage: '', transactionId: '', ...result }, data })

/** Percent-encoded with '+' for a space, declared as text/plain: a client that forgets the '+' reads '서울특별시+중구'. */
export const encoded = (value: unknown): WireReply =>
  text(encodeURIComponent(JSON.stringify(value)).replaceAll('%20', '+'), 'text/plain;charset=UTF-8')

const sign = (until: string) => createHash('sha256').update(`sandbox codef ${until}`).digest('base64url')
