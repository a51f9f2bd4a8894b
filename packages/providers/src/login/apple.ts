import { importPKCS8, SignJWT } from 'jose'
import type { Outcome, VendorContext } from '../outcome.ts'
import { asRecord, asText, misconfigured, readJson, refused, unreadable, wire } from '../wire.ts'
import { createIdTokenCheck } from './id-token.ts'
import type { LoginPort, LoginRefusal } from './port.ts'

export type AppleKeys = {
  /** Services ID. */
  clientId: string
  teamId: string
  keyId: string
  /** The .p8 file's text: PKCS#8, P-256. */
  privateKey: string
  /** Where browsers log in: https://appleid.apple.com. `ctx.baseUrl` is the same place as our server reaches it. */
  authBaseUrl: string
}

const ISSUER = 'https://appleid.apple.com'

/** Sign in with Apple. The name is told only in the first form post, by the browser: the caller keeps it from there. */
export function createApple(ctx: VendorContext, keys: AppleKeys): LoginPort {
  const checkIdToken = createIdTokenCheck(ctx, {
    jwksUrl: `${ctx.baseUrl}/auth/keys`,
    issuer: ISSUER,
    audience: keys.clientId,
  })

  return {
    // form_post is mandatory when a scope is asked for
    authorizeUrl: ({ redirectUri, state, nonce }) =>
      `${keys.authBaseUrl}/auth/authorize?${new URLSearchParams({
        client_id: keys.clientId,
        redirect_uri: redirectUri,
        response_type: 'code id_token',
        response_mode: 'form_post',
        scope: 'name email',
        state,
        nonce,
      })}`,
    profile: async ({ code, redirectUri, nonce }) => {
      const token = await exchange(ctx, keys, code, redirectUri)
      if (!token.ok) return token
      const claims = await checkIdToken(token.value, nonce)
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
        },
      }
    },
  }
}

async function exchange(
  ctx: VendorContext,
  keys: AppleKeys,
  code: string,
  redirectUri: string,
): Promise<Outcome<string, LoginRefusal>> {
  const secret = await clientSecret(ctx, keys)
  if (secret === null) return misconfigured('the Apple key is not a P-256 private key')
  const answer = await wire({
    url: `${ctx.baseUrl}/auth/token`,
    method: 'POST',
    timeoutMs: ctx.timeoutMs,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      client_id: keys.clientId,
      client_secret: secret,
      code,
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
    }).toString(),
  })
  if (!answer.ok) return answer
  const read = readJson(answer.value)
  if (!read.ok) return read
  const body = asRecord(read.value)
  const idToken = asText(body?.['id_token'])
  if (answer.value.status === 200 && idToken) return { ok: true, value: idToken }
  const error = asText(body?.['error'])
  // Apple answers invalid_grant for a used code and for another redirect URI alike
  if (answer.value.status === 400 && error === 'invalid_grant') return refused('bad-code', error)
  if (answer.value.status === 400 && (error === 'invalid_client' || error === 'unauthorized_client'))
    return misconfigured(error)
  return unreadable(answer.value)
}

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

/** Apple sends booleans as booleans or as text. */
const isTrue = (value: unknown) => value === true || value === 'true'
