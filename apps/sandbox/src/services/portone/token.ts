import { createHash } from 'node:crypto'
import { readFields, textOf } from '../../kernel/body.ts'
import type { Play, WireReply, WireRequest } from '../../kernel/service.ts'
import { isWrongKey } from '../../magic.ts'
import { done, failed } from './envelope.ts'
import { unixNow } from './payment.ts'

type Token = { token: string; expiresAt: number }
const LIFE = 30 * 60

/**
 * 30 minutes; repeated requests return the same token, and with less than a minute left its life is extended by 5
 * minutes.
 */
export function getToken(play: Play, request: WireRequest): WireReply {
  const fields = readFields(request)
  if (!fields) return failed('잘못된 요청입니다.', 400, -1)
  const [key, secret] = [textOf(fields, 'imp_key'), textOf(fields, 'imp_secret')]
  if (isWrongKey(key) || isWrongKey(secret))
    return failed('인증에 실패하였습니다. API키와 secret을 확인하세요', 401, -1)
  const tokens = play.state.rows<Token>('tokens')
  const now = unixNow(play)
  const old = tokens.get(key)
  // if the clock was set back, the token would live too long: a new one is issued
  const alive = old && old.expiresAt > now && old.expiresAt <= now + LIFE
  const fresh = (): Token => ({ token: digest(`${key} ${play.state.next('token')}`), expiresAt: now + LIFE })
  const token = !alive ? fresh() : old.expiresAt - now < 60 ? { ...old, expiresAt: old.expiresAt + 300 } : old
  tokens.put(key, token)
  return done({ access_token: token.token, now, expired_at: token.expiresAt })
}

export function hasToken(play: Play, request: WireRequest): boolean {
  const given = (request.headers.authorization ?? '').replace(/^Bearer /, '')
  return play.state
    .rows<Token>('tokens')
    .all()
    .some(([, t]) => t.token === given && t.expiresAt > unixNow(play))
}

/** Invalidates every issued token, which is how an expired key looks. */
export function dropTokens(play: Play): void {
  const tokens = play.state.rows<Token>('tokens')
  for (const [key] of tokens.all()) tokens.remove(key)
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 40)
