import { redirect, page, html } from '../../browser/page.ts'
import { readFields, textOf } from '../../kernel/body.ts'
import { json, type Play, type WireReply, type WireRequest } from '../../kernel/service.ts'
import { isWrongKey } from '../../magic.ts'
import { choosePage } from './choose.ts'
import { isRegistered, issueCode, redeemCode } from './codes.ts'
import { jwks, signIdToken } from './keys.ts'
import { personaOf, type Persona } from './personas.ts'

type Access = { persona: string; expiresAt: number }
const LIFE = 21_599
const UNDER_14 = 'persona-child'

/** kauth.kakao.com and kapi.kakao.com under one base. */
export function kakao(request: WireRequest, play: Play): WireReply | Promise<WireReply> {
  switch (`${request.method} ${request.path}`) {
    case 'GET /oauth/authorize':
      return authorize(request, play)
    case 'POST /oauth/authorize':
      return chosen(request, play)
    case 'POST /oauth/token':
      return token(request, play)
    case 'GET /.well-known/jwks.json':
      return json(jwks(play))
    case 'GET /v2/user/me':
    case 'POST /v2/user/me':
      return withAccess(request, play, (persona) =>
        persona.code === UNDER_14 ? json({ code: -406, msg: 'under 14' }, 401) : json(me(persona, play)),
      )
    case 'GET /v1/user/access_token_info':
      return withAccess(request, play, (persona) => json({ id: Number(persona.subject), expires_in: LIFE, app_id: 1 }))
    case 'POST /v1/user/unlink':
      return unlink(request, play)
    case 'POST /v1/user/logout':
      return withAccess(request, play, (persona, key) => {
        accesses(play).remove(key)
        return json({ id: Number(persona.subject) })
      })
    default:
      return json({ code: -9, msg: 'not found' }, 404)
  }
}

function authorize(request: WireRequest, play: Play): WireReply {
  const { query } = request
  const wrong = wrongAsk(query, play)
  return wrong
    ? page(
        '카카오 로그인 오류',
        html`<h1>로그인할 수 없어요</h1>
          <p>${wrong}</p>`,
        { assets: '../', status: 400 },
      )
    : choosePage('카카오', request, '../')
}

function chosen(request: WireRequest, play: Play): WireReply {
  const fields = readFields(request) ?? {}
  const query = new URLSearchParams(Object.entries(fields).map(([k, v]) => [k, String(v)]))
  const wrong = wrongAsk(query, play)
  if (wrong)
    return page(
      '카카오 로그인 오류',
      html`<h1>로그인할 수 없어요</h1>
        <p>${wrong}</p>`,
      { assets: '../', status: 400 },
    )
  const redirectUri = textOf(fields, 'redirect_uri')
  const back = new URL(redirectUri)
  if (textOf(fields, 'state')) back.searchParams.set('state', textOf(fields, 'state'))
  const typed = textOf(fields, 'typed')
  if (!textOf(fields, 'persona') && !typed) {
    back.searchParams.set('error', 'access_denied')
    back.searchParams.set('error_description', 'User denied access')
    return redirect(back.href)
  }
  const persona = personaOf(textOf(fields, 'persona') || (typed.startsWith('persona-') ? typed : `persona-${typed}`))
  for (const name of ['persona', 'typed']) query.delete(name)
  if (!persona) return choosePage('카카오', { ...request, query }, '../', '이름은 글자, 숫자, 줄표로 30자까지예요.')
  back.searchParams.set(
    'code',
    issueCode(play, persona, {
      redirectUri,
      nonce: textOf(fields, 'nonce'),
      challenge: textOf(fields, 'code_challenge'),
      lifeMs: 600_000,
    }),
  )
  return redirect(back.href)
}

function wrongAsk(query: URLSearchParams, play: Play): string | null {
  if (isWrongKey(query.get('client_id') ?? '')) return 'KOE101: 앱 키가 올바르지 않아요.'
  if (query.get('response_type') !== 'code') return 'KOE001: response_type은 code예요.'
  return isRegistered(play, query.get('redirect_uri') ?? '') ? null : 'KOE006: 등록하지 않은 redirect URI예요.'
}

async function token(request: WireRequest, play: Play): Promise<WireReply> {
  if (play.fault === 'rate-limit') return oauthError('invalid_request', 'KOE237', 'too many requests', 429)
  const fields = readFields(request) ?? {}
  if (textOf(fields, 'grant_type') !== 'authorization_code')
    return oauthError('unsupported_grant_type', 'KOE310', 'unsupported grant type')
  const clientId = textOf(fields, 'client_id')
  if (isWrongKey(clientId)) return oauthError('invalid_client', 'KOE101', 'Not exist client_id', 401)
  if (play.fault === 'expired-key' || isWrongKey(textOf(fields, 'client_secret')))
    return oauthError('invalid_client', 'KOE010', 'Bad client credentials', 401)
  const code = textOf(fields, 'code')
  const redeemed = redeemCode(play, {
    code,
    redirectUri: textOf(fields, 'redirect_uri'),
    verifier: textOf(fields, 'code_verifier'),
  })
  if (!redeemed.ok) {
    return redeemed.why === 'redirect'
      ? oauthError('invalid_grant', 'KOE303', 'Redirect URI mismatch.')
      : oauthError('invalid_grant', 'KOE320', `authorization code not found for code=${code}`)
  }
  const { persona, nonce } = redeemed
  const key = `kakao-${play.state.next('access')}-${persona.subject}`
  linked(play).put(persona.code, true)
  accesses(play).put(key, { persona: persona.code, expiresAt: play.now().getTime() + LIFE * 1000 })
  const idToken = await signIdToken(
    play,
    {
      iss: 'https://kauth.kakao.com',
      aud: clientId,
      sub: persona.subject,
      nickname: persona.name,
      auth_time: Math.floor(play.now().getTime() / 1000),
      ...(nonce && { nonce }),
      ...(persona.email && { email: persona.email }),
    },
    LIFE,
  )
  return json({
    token_type: 'bearer',
    access_token: key,
    id_token: idToken,
    expires_in: LIFE,
    refresh_token: `refresh-${key}`,
    refresh_token_expires_in: 5_183_999,
    scope: 'account_email profile_nickname openid',
  })
}

function me(persona: Persona, play: Play): unknown {
  const { email, phone } = persona
  return {
    id: Number(persona.subject),
    connected_at: play
      .now()
      .toISOString()
      .replace(/\.\d+Z$/, 'Z'),
    properties: { nickname: persona.name },
    kakao_account: {
      profile_nickname_needs_agreement: false,
      profile: { nickname: persona.name, is_default_image: true },
      name_needs_agreement: false,
      name: persona.name,
      has_email: email !== null,
      email_needs_agreement: false,
      ...(email && { is_email_valid: true, is_email_verified: true, email }),
      has_phone_number: phone !== null,
      phone_number_needs_agreement: false,
      ...(phone && { phone_number: phone }),
    },
  }
}

/** By the admin key, for a user who is not present to log in. */
function unlink(request: WireRequest, play: Play): WireReply {
  const [kind, key = ''] = (request.headers.authorization ?? '').split(' ')
  if (kind !== 'KakaoAK' || isWrongKey(key) || play.fault === 'expired-key')
    return json({ code: -401, msg: 'this access token does not exist' }, 401)
  const subject = textOf(readFields(request) ?? {}, 'target_id')
  const found = linked(play)
    .all()
    .find(([code]) => personaOf(code)?.subject === subject)
  if (!found) return json({ code: -101, msg: 'NotRegisteredUserException' }, 400)
  linked(play).remove(found[0])
  return json({ id: Number(subject) })
}

function withAccess(request: WireRequest, play: Play, answer: (persona: Persona, key: string) => WireReply): WireReply {
  if (play.fault === 'rate-limit') return json({ code: -10, msg: 'API limit has been exceeded.' }, 400)
  const key = (request.headers.authorization ?? '').replace(/^Bearer /, '')
  const access = accesses(play).get(key)
  const persona = access && access.expiresAt > play.now().getTime() ? personaOf(access.persona) : null
  if (!persona || play.fault === 'expired-key')
    return json({ code: -401, msg: 'this access token does not exist' }, 401)
  return answer(persona, key)
}

const linked = (play: Play) => play.state.rows<boolean>('kakao-linked')
const accesses = (play: Play) => play.state.rows<Access>('accesses')
const oauthError = (error: string, code: string, description: string, status = 400) =>
  json({ error, error_description: description, error_code: code }, status)
