import { createHash } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, type JWTPayload } from 'jose'
import { readFields, textOf } from '../../kernel/body.ts'
import { json, type Play, type WireReply, type WireRequest } from '../../kernel/service.ts'
import { isWrongKey } from '../../magic.ts'

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const AUDIENCE = 'https://oauth2.googleapis.com/token'
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const LIFE = 3600
/** One second less than the hour, as Google does. */
const TOLD = 3599
const SKEW = 300

/**
 * The account and the form of the request are checked; the signature is not, because the public key is unknown here.
 */
export function getToken(play: Play, request: WireRequest): WireReply {
  const fields = readFields(request)
  const assertion = fields ? textOf(fields, 'assertion') : ''
  if (!fields || textOf(fields, 'grant_type') !== GRANT) return refusal('unsupported_grant_type', 'Invalid grant_type')
  const read = readAssertion(assertion)
  if (!read || read.alg !== 'RS256') return refusal('invalid_grant', 'Invalid JWT Signature.')
  const { iss, aud, iat = 0, exp = 0, scope } = read.claims
  if (!iss || isWrongKey(iss)) return refusal('invalid_grant', 'Invalid grant: account not found')
  if (aud !== AUDIENCE) return refusal('invalid_grant', 'Invalid JWT: Failed audience check.')
  if (scope !== SCOPE) return refusal('invalid_scope', 'Invalid OAuth scope or ID token audience provided.')
  const now = unixNow(play)
  if (exp - iat > LIFE || exp <= now || iat > now + SKEW)
    return refusal('invalid_grant', 'Invalid JWT: Token must be a short-lived token (60 minutes).')
  const token = `ya29.${createHash('sha256')
    .update(`${iss} ${play.state.next('token')}`)
    .digest('hex')
    .slice(0, 40)}`
  tokens(play).put(token, now + LIFE)
  play.state.rows<string>('assertions').put('last', assertion)
  return json({ access_token: token, expires_in: TOLD, token_type: 'Bearer' })
}

export function hasToken(play: Play, request: WireRequest): boolean {
  const until = tokens(play).get((request.headers.authorization ?? '').replace(/^Bearer /, ''))
  const now = unixNow(play)
  // if the clock was set back, a token would live too long
  return until !== undefined && until > now && until <= now + LIFE
}

/** Invalidates every issued token. */
export function dropTokens(play: Play): void {
  for (const [token] of tokens(play).all()) tokens(play).remove(token)
}

const tokens = (play: Play) => play.state.rows<number>('tokens')
const unixNow = (play: Play) => Math.floor(play.now().getTime() / 1000)
const refusal = (error: string, error_description: string) => json({ error, error_description }, 400)

function readAssertion(assertion: string): { alg: string | undefined; claims: JWTPayload } | null {
  try {
    return { alg: decodeProtectedHeader(assertion).alg, claims: decodeJwt(assertion) }
  } catch {
    return null
  }
}
