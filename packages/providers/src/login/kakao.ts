import type { Outcome, VendorContext } from '../outcome.ts'
import { asRecord, asText, misconfigured, readJson, refused, unreadable, wire, type WireAnswer } from '../wire.ts'
import { createIdTokenCheck } from './id-token.ts'
import type { LoginPort, LoginProfile, LoginRefusal } from './port.ts'

export type KakaoKeys = {
  clientId: string
  clientSecret: string
  /** Where browsers log in: https://kauth.kakao.com. `ctx.baseUrl` is the same place as our server reaches it. */
  authBaseUrl: string
  /** https://kapi.kakao.com */
  apiBaseUrl: string
}

const ISSUER = 'https://kauth.kakao.com'
const SCOPES = 'openid,account_email,profile_nickname,name,phone_number'

/** Kakao login with OpenID Connect: the signed token binds the answer to the browser that asked. */
export function createKakao(ctx: VendorContext, keys: KakaoKeys): LoginPort {
  const checkIdToken = createIdTokenCheck(ctx, {
    jwksUrl: `${ctx.baseUrl}/.well-known/jwks.json`,
    issuer: ISSUER,
    audience: keys.clientId,
  })

  return {
    authorizeUrl: ({ redirectUri, state, nonce }) =>
      `${keys.authBaseUrl}/oauth/authorize?${new URLSearchParams({
        client_id: keys.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: SCOPES,
        state,
        nonce,
      })}`,
    profile: async ({ code, redirectUri, nonce }) => {
      const token = await exchange(ctx, keys, code, redirectUri)
      if (!token.ok) return token
      const claims = await checkIdToken(token.value.idToken, nonce)
      if (!claims.ok) return claims
      const person = await me(ctx, keys, token.value.accessToken)
      if (!person.ok) return person
      if (person.value.subject !== claims.value.sub)
        return { ok: false, kind: 'unknown', why: 'malformed', message: 'two people in one login' }
      return person
    },
  }
}

type Token = { accessToken: string; idToken: string }

async function exchange(
  ctx: VendorContext,
  keys: KakaoKeys,
  code: string,
  redirectUri: string,
): Promise<Outcome<Token, LoginRefusal>> {
  const answer = await wire({
    url: `${ctx.baseUrl}/oauth/token`,
    method: 'POST',
    timeoutMs: ctx.timeoutMs,
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: keys.clientId,
      client_secret: keys.clientSecret,
      redirect_uri: redirectUri,
      code,
    }).toString(),
  })
  if (!answer.ok) return answer
  const read = readJson(answer.value)
  if (!read.ok) return read
  const body = asRecord(read.value)
  const accessToken = asText(body?.['access_token'])
  const idToken = asText(body?.['id_token'])
  if (answer.value.status === 200 && accessToken && idToken) return { ok: true, value: { accessToken, idToken } }
  if (answer.value.status === 200 && accessToken) return misconfigured('OpenID Connect is off for this Kakao app')
  return refusalOf(asText(body?.['error_code']), asText(body?.['error_description']) ?? '') ?? unreadable(answer.value)
}

/** Only the codes that Kakao documents as final; any other answer leaves us not knowing. */
function refusalOf(code: string | null, message: string): Outcome<never, LoginRefusal> | null {
  if (code === 'KOE320') return refused('bad-code', message)
  if (code === 'KOE303') return refused('redirect-mismatch', message)
  if (code === 'KOE006' || code === 'KOE010' || code === 'KOE101') return misconfigured(`${code} ${message}`)
  return null
}

async function me(ctx: VendorContext, keys: KakaoKeys, accessToken: string): Promise<Outcome<LoginProfile>> {
  const answer = await wire({
    url: `${keys.apiBaseUrl}/v2/user/me`,
    timeoutMs: ctx.timeoutMs,
    headers: { authorization: `Bearer ${accessToken}` },
  })
  if (!answer.ok) return answer
  const read = readJson(answer.value)
  return read.ok ? profileOf(answer.value, read.value) : read
}

function profileOf(answer: WireAnswer, value: unknown): Outcome<LoginProfile> {
  const body = asRecord(value)
  const subject = asText(body?.['id'])
  if (answer.status !== 200 || !subject) return unreadable(answer)
  const account = asRecord(body?.['kakao_account'])
  const trusted = account?.['is_email_valid'] === true && account['is_email_verified'] === true
  const nickname = asText(asRecord(account?.['profile'])?.['nickname'])
  return {
    ok: true,
    value: {
      provider: 'kakao',
      subject,
      email: trusted ? asText(account['email']) : null,
      name: asText(account?.['name']) ?? nickname,
      phone: asText(account?.['phone_number']),
    },
  }
}
