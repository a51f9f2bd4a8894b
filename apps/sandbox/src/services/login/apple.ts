import { decodeJwt, decodeProtectedHeader } from 'jose'
import { hidden, html, page } from '../../browser/page.ts'
import { readFields, textOf, type Fields } from '../../kernel/body.ts'
import { json, type Play, type WireReply, type WireRequest } from '../../kernel/service.ts'
import { isWrongKey } from '../../magic.ts'
import { choosePage } from './choose.ts'
import { isRegistered, issueCode, redeemCode } from './codes.ts'
import { jwks, signIdToken } from './keys.ts'
import { personaOf, type Persona } from './personas.ts'

const ISSUER = 'https://appleid.apple.com'

/** appleid.apple.com: the page answers by a cross-site form post, and sends the name only the very first time. */
export function apple(request: WireRequest, play: Play): WireReply | Promise<WireReply> {
  switch (`${request.method} ${request.path}`) {
    case 'GET /auth/authorize': {
      const wrong = wrongAsk(Object.fromEntries(request.query), play)
      return wrong ? broken(wrong) : choosePage('애플', request, '../')
    }
    case 'POST /auth/authorize':
      return chosen(request, play)
    case 'POST /auth/token':
      return token(request, play)
    case 'GET /auth/keys':
      return json(jwks(play))
    case 'POST /auth/revoke':
      return revoke(request, play)
    default:
      return json({ error: 'invalid_request' }, 404)
  }
}

async function chosen(request: WireRequest, play: Play): Promise<WireReply> {
  const fields = readFields(request) ?? {}
  const wrong = wrongAsk(fields, play)
  if (wrong) return broken(wrong)
  const state = textOf(fields, 'state')
  const redirectUri = textOf(fields, 'redirect_uri')
  const typed = textOf(fields, 'typed')
  if (!textOf(fields, 'persona') && !typed) return formPost(redirectUri, { error: 'user_cancelled_authorize', state })
  const persona = personaOf(textOf(fields, 'persona') || (typed.startsWith('persona-') ? typed : `persona-${typed}`))
  if (!persona) return broken('이름은 글자, 숫자, 줄표로 30자까지예요.')
  const nonce = textOf(fields, 'nonce')
  const known = play.state.rows<boolean>('apple-known')
  const first = !known.get(persona.code)
  known.put(persona.code, true)
  return formPost(redirectUri, {
    code: issueCode(play, persona, {
      redirectUri,
      nonce,
      challenge: textOf(fields, 'code_challenge'),
      lifeMs: 300_000,
    }),
    id_token: await idToken(play, persona, textOf(fields, 'client_id'), nonce),
    state,
    ...(first && {
      user: JSON.stringify({
        name: { firstName: persona.name.slice(1), lastName: persona.name.slice(0, 1) },
        email: persona.email ?? relay(persona),
      }),
    }),
  })
}

async function token(request: WireRequest, play: Play): Promise<WireReply> {
  const fields = readFields(request) ?? {}
  const clientId = textOf(fields, 'client_id')
  if (play.fault === 'expired-key' || !isClientSecret(textOf(fields, 'client_secret'), clientId, play))
    return refuse('invalid_client')
  if (play.fault === 'rate-limit') return refuse('invalid_request', 429)
  if (textOf(fields, 'grant_type') !== 'authorization_code') return refuse('unsupported_grant_type')
  const redeemed = redeemCode(play, {
    code: textOf(fields, 'code'),
    redirectUri: textOf(fields, 'redirect_uri'),
    verifier: textOf(fields, 'code_verifier'),
  })
  if (!redeemed.ok) return refuse('invalid_grant')
  const key = `apple-${play.state.next('access')}-${redeemed.persona.subject}`
  return json({
    access_token: key,
    token_type: 'Bearer',
    expires_in: 3600,
    refresh_token: `refresh-${key}`,
    id_token: await idToken(play, redeemed.persona, clientId, redeemed.nonce),
  })
}

/** The account is unlinked: the next consent counts as the first again. */
function revoke(request: WireRequest, play: Play): WireReply {
  const fields = readFields(request) ?? {}
  if (!isClientSecret(textOf(fields, 'client_secret'), textOf(fields, 'client_id'), play))
    return refuse('invalid_client')
  if (play.fault === 'expired-key') return refuse('invalid_client')
  const subject = textOf(fields, 'token').split('-').at(-1)
  const known = play.state.rows<boolean>('apple-known')
  for (const [code] of known.all()) if (personaOf(code)?.subject === subject) known.remove(code)
  return { status: 200, headers: {}, body: '' }
}

/** Booleans as strings, as Apple sends them; a persona without an email hides it behind the relay. */
function idToken(play: Play, persona: Persona, clientId: string, nonce: string): Promise<string> {
  return signIdToken(
    play,
    {
      iss: ISSUER,
      aud: clientId,
      sub: `001234.${persona.subject}.0001`,
      nonce_supported: true,
      ...(nonce && { nonce }),
      email: persona.email ?? relay(persona),
      email_verified: 'true',
      is_private_email: persona.email ? 'false' : 'true',
      auth_time: Math.floor(play.now().getTime() / 1000),
      real_user_status: 2,
    },
    86_400,
  )
}

/** We have no public key to verify it with, so only the form of the secret is checked. */
function isClientSecret(secret: string, clientId: string, play: Play): boolean {
  try {
    const { alg, kid } = decodeProtectedHeader(secret)
    const { iss, sub, aud, exp = 0 } = decodeJwt(secret)
    return (
      alg === 'ES256' &&
      Boolean(kid) &&
      Boolean(iss) &&
      sub === clientId &&
      aud === ISSUER &&
      exp * 1000 > play.now().getTime()
    )
  } catch {
    return false
  }
}

function wrongAsk(fields: Fields, play: Play): string | null {
  if (isWrongKey(textOf(fields, 'client_id'))) return 'invalid_client'
  if (textOf(fields, 'scope') && textOf(fields, 'response_mode') !== 'form_post')
    return 'invalid_request: response_mode must be form_post when scope is requested'
  return isRegistered(play, textOf(fields, 'redirect_uri')) ? null : 'invalid_request: Invalid web redirect url.'
}

const formPost = (to: string, fields: Record<string, string>) =>
  page(
    '애플 로그인',
    html`<form method="post" action="${to}" data-send>
      ${hidden(Object.entries(fields))}
      <p>돌아가고 있어요.</p>
      <button class="main">돌아가기</button>
    </form>`,
    { assets: '../', script: true },
  )
const broken = (why: string) =>
  page(
    '애플 로그인 오류',
    html`<h1>로그인할 수 없어요</h1>
      <p>${why}</p>`,
    { assets: '../', status: 400 },
  )
const relay = (persona: Persona) => `${persona.subject}@privaterelay.appleid.com`
const refuse = (error: string, status = 400) => json({ error }, status)
