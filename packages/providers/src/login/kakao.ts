import type { Outcome, VendorContext } from '../outcome.ts'
import { asRecord, asText, misconfigured, readJson, refused, unreadable, wire, type WireAnswer } from '../wire.ts'
import { createIdTokenCheck } from './id-token.ts'
import type { LoginPort, LoginProfile, LoginRefusal } from './port.ts'

export type KakaoKeys = {
  clientId: string
  clientSecret: string
  /** Where browsers log in: https://kauth.kakao.com. `ctx.baseUrl` is the same host as our server reaches it. */
  authBaseUrl: string
  /** https://kapi.kakao.com */
  apiBaseUrl: string
  /** 어드민 키: unlinks a user who is not present to log in. */
  adminKey: string
}

const ISSUER = 'https://kauth.kakao.com'
/** kapi's code for a user whose guardian has not agreed. */
const UNDER_14 = -406
const SCOPES = 'openid,account_email,profile_nickname,name,phone_number'

/** Kakao login with OpenID Connect: the signed token binds the answer to the browser that requested it. */
export function createKakao(ctx: VendorContext, keys: KakaoKeys): LoginPort {
  const checkIdToken = createIdTokenCheck(ctx, {
    jwksUrl: `${ctx.baseUrl}/.well-known/jwks.json`,
    issuer: ISSUER,
    audience: keys.clientId,
  })

  return {
    authorizeUrl: ({ redirectUri, state, nonce, challenge }) =>
      `${keys.authBaseUrl}/oauth/authorize?${new URLSearchParams({
        client_id: keys.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: SCOPES,
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      })}`,
    profile: async ({ code, redirectUri, nonce, verifier }) => {
      const token = await exchange(ctx, keys, { code, redirectUri, verifier })
      if (!token.ok) return token
      const claims = await checkIdToken(token.value.idToken, nonce)
      if (!claims.ok) return claims
      const person = await me(ctx, keys, token.value.accessToken)
      if (!person.ok) return person
      if (person.value.subject !== claims.value.sub)
        return { ok: false, kind: 'unknown', why: 'malformed', message: 'two people in one login' }
      return person
    },
    unlink: ({ subject }) => unlink(ctx, keys, subject),
  }
}

type Token = { accessToken: string; idToken: string }

async function exchange(
  ctx: VendorContext,
  keys: KakaoKeys,
  { code, redirectUri, verifier }: { code: string; redirectUri: string; verifier: string | null },
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
      ...(verifier !== null && { code_verifier: verifier }),
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

/** Only the codes that Kakao documents as final; any other answer is unknown. */
function refusalOf(code: string | null, message: string): Outcome<never, LoginRefusal> | null {
  if (code === 'KOE320') return refused('bad-code', message)
  if (code === 'KOE303') return refused('redirect-mismatch', message)
  if (code === 'KOE006' || code === 'KOE010' || code === 'KOE101') return misconfigured(`${code} ${message}`)
  return null
}

async function me(
  ctx: VendorContext,
  keys: KakaoKeys,
  accessToken: string,
): Promise<Outcome<LoginProfile, LoginRefusal>> {
  const answer = await wire({
    url: `${keys.apiBaseUrl}/v2/user/me`,
    timeoutMs: ctx.timeoutMs,
    headers: { authorization: `Bearer ${accessToken}` },
  })
  if (!answer.ok) return answer
  const read = readJson(answer.value)
  if (!read.ok) return read
  if (asRecord(read.value)?.['code'] === UNDER_14) return refused('under-14', '-406')
  return profileOf(answer.value, read.value)
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
      grant: null,
    },
  }
}

async function unlink(ctx: VendorContext, keys: KakaoKeys, subject: string): Promise<Outcome<true>> {
  const answer = await wire({
    url: `${keys.apiBaseUrl}/v1/user/unlink`,
    method: 'POST',
    timeoutMs: ctx.timeoutMs,
    headers: {
      authorization: `KakaoAK ${keys.adminKey}`,
      'content-type': 'application/x-www-form-urlencoded;charset=utf-8',
    },
    body: new URLSearchParams({ target_id_type: 'user_id', target_id: subject }).toString(),
  })
  if (!answer.ok) return answer
  const read = readJson(answer.value)
  if (!read.ok) return read
  const body = asRecord(read.value)
  if (answer.value.status === 200 && asText(body?.['id']) === subject) return { ok: true, value: true }
  // -101: no longer linked, -103: the account itself no longer exists
  if (body?.['code'] === -101 || body?.['code'] === -103) return { ok: true, value: true }
  return body?.['code'] === -401 ? misconfigured('the Kakao admin key') : unreadable(answer.value)
}
