import { importPKCS8, SignJWT } from 'jose'
import type { Outcome, VendorContext } from '../outcome.ts'
import { asRecord, asText, misconfigured, readJson, refused, unreadable, wire, type WireAnswer } from '../wire.ts'
import { createIdTokenCheck } from './id-token.ts'
import type { LoginPort, LoginRefusal } from './port.ts'

export type AppleKeys = {
  /** Services ID. */
  clientId: string
  teamId: string
  keyId: string
  /** The .p8 file's text: PKCS#8, P-256. */
  privateKey: string
  /** Where browsers log in: https://appleid.apple.com. `ctx.baseUrl` is the same host as our server reaches it. */
  authBaseUrl: string
}

const ISSUER = 'https://appleid.apple.com'

/** Sign in with Apple. The name comes only in the first form post, from the browser: the caller reads it there. */
export function createApple(ctx: VendorContext, keys: AppleKeys): LoginPort {
  const checkIdToken = createIdTokenCheck(ctx, {
    jwksUrl: `${ctx.baseUrl}/auth/keys`,
    issuer: ISSUER,
    audience: keys.clientId,
  })

  return {
    // form_post is mandatory if a scope is requested
    authorizeUrl: ({ redirectUri, state, nonce, challenge }) =>
      `${keys.authBaseUrl}/auth/authorize?${new URLSearchParams({
        client_id: keys.clientId,
        redirect_uri: redirectUri,
        response_type: 'code id_token',
        response_mode: 'form_post',
        scope: 'name email',
        state,
        nonce,
        // Not in Apple's documentation, but a code requested with a challenge is refused without its verifier.
        code_challenge: challenge,
        code_challenge_method: 'S256',
      })}`,
    profile: async ({ code, redirectUri, nonce, verifier }) => {
      const token = await exchange(ctx, keys, {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        ...(verifier !== null && { code_verifier: verifier }),
      })
      if (!token.ok) return token
      const claims = await checkIdToken(token.value.idToken, nonce)
      if (!claims.ok) return claims
      const { sub, email, email_verified: verified } = claims.value
      return {
        ok: true,
        value: {
          provider: 'apple',
          subject: sub,
          email: isTrue(verified) ? asText(email) : null,
          name: null,
          phone: null,
          grant: token.value.refreshToken,
        },
      }
    },
    // App Store Review Guideline 5.1.1(v): when an account is deleted, its token is revoked at Apple.
    unlink: async ({ grant }) => (grant === null ? { ok: true, value: true } : revoke(ctx, keys, grant)),
  }
}

type Token = { idToken: string; refreshToken: string | null }

async function exchange(
  ctx: VendorContext,
  keys: AppleKeys,
  fields: Record<string, string>,
): Promise<Outcome<Token, LoginRefusal>> {
  const answer = await post(ctx, keys, '/auth/token', fields)
  if (!answer.ok) return answer
  const read = readJson(answer.value)
  if (!read.ok) return read
  const body = asRecord(read.value)
  const idToken = asText(body?.['id_token'])
  if (answer.value.status === 200 && idToken)
    return { ok: true, value: { idToken, refreshToken: asText(body?.['refresh_token']) } }
  const error = asText(body?.['error'])
  // Apple answers invalid_grant both for a used code and for another redirect URI
  if (answer.value.status === 400 && error === 'invalid_grant') return refused('bad-code', error)
  return wrongKey(answer.value, error)
}

async function revoke(ctx: VendorContext, keys: AppleKeys, token: string): Promise<Outcome<true>> {
  const answer = await post(ctx, keys, '/auth/revoke', { token, token_type_hint: 'refresh_token' })
  if (!answer.ok) return answer
  if (answer.value.status === 200) return { ok: true, value: true }
  const read = readJson(answer.value)
  const error = read.ok ? asText(asRecord(read.value)?.['error']) : null
  // An invalid token: already revoked, by us or by the user
  if (answer.value.status === 400 && error === 'invalid_grant') return { ok: true, value: true }
  return wrongKey(answer.value, error)
}

async function post(
  ctx: VendorContext,
  keys: AppleKeys,
  path: string,
  fields: Record<string, string>,
): Promise<Outcome<WireAnswer>> {
  const secret = await clientSecret(ctx, keys)
  if (secret === null) return misconfigured('the Apple key is not a P-256 private key')
  return wire({
    url: ctx.baseUrl + path,
    method: 'POST',
    timeoutMs: ctx.timeoutMs,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ client_id: keys.clientId, client_secret: secret, ...fields }).toString(),
  })
}

const wrongKey = (answer: WireAnswer, error: string | null) =>
  answer.status === 400 && (error === 'invalid_client' || error === 'unauthorized_client')
    ? misconfigured(error)
    : unreadable(answer)

/** A short-lived JWT each time, so that nothing has to be renewed. */
async function clientSecret(ctx: VendorContext, keys: AppleKeys): Promise<string | null> {
  const now = Math.floor(ctx.now().getTime() / 1000)
  try {
    const key = await importPKCS8(keys.privateKey, 'ES256')
    return await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keys.keyId })
      .setIssuer(keys.teamId)
      .setSubject(keys.clientId)
      .setAudience(ISSUER)
      .setIssuedAt(now)
      .setExpirationTime(now + 300)
      .sign(key)
  } catch {
    return null
  }
}

/** Apple sends booleans as booleans or as strings. */
const isTrue = (value: unknown) => value === true || value === 'true'
