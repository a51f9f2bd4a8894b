import { createHash } from 'node:crypto'
import type { Play } from '../../kernel/service.ts'
import { personaOf, type Persona } from './personas.ts'

/**
 * A code issued by the login page: 'persona-kim~0f3a…', for one use within `lifeMs` at the same redirect URI, with the
 * verifier of the challenge.
 */
type Issued = { redirectUri: string; nonce: string; challenge: string; expiresAt: number; used: boolean }
type Redeem = { code: string; redirectUri: string; verifier: string }
export type Redeemed =
  | { ok: true; persona: Persona; nonce: string }
  | { ok: false; why: 'unknown' | 'used' | 'redirect' | 'verifier' }

export function issueCode(
  play: Play,
  persona: Persona,
  ask: { redirectUri: string; nonce: string; challenge: string; lifeMs: number },
): string {
  const tail = createHash('sha256')
    .update(`${persona.code} ${play.state.next('code')}`)
    .digest('hex')
    .slice(0, 20)
  const code = `${persona.code}~${tail}`
  codes(play).put(code, {
    redirectUri: ask.redirectUri,
    nonce: ask.nonce,
    challenge: ask.challenge,
    expiresAt: play.now().getTime() + ask.lifeMs,
    used: false,
  })
  return code
}

/** A bare 'persona-kim' is always valid: scripts log in without the page. */
export function redeemCode(play: Play, { code, redirectUri, verifier }: Redeem): Redeemed {
  const bare = personaOf(code)
  if (bare) return { ok: true, persona: bare, nonce: '' }
  const issued = codes(play).get(code)
  const persona = personaOf(code.split('~')[0] ?? '')
  if (!issued || !persona || issued.expiresAt <= play.now().getTime()) return { ok: false, why: 'unknown' }
  if (issued.redirectUri !== redirectUri) return { ok: false, why: 'redirect' }
  if (issued.used) return { ok: false, why: 'used' }
  if (issued.challenge && createHash('sha256').update(verifier).digest('base64url') !== issued.challenge)
    return { ok: false, why: 'verifier' }
  codes(play).put(code, { ...issued, used: true })
  return { ok: true, persona, nonce: issued.nonce }
}

/** The product's own origin; 'localhost' and '127.0.0.1' count as the same. */
export function isRegistered(play: Play, redirectUri: string): boolean {
  const [asked, ours] = [URL.parse(redirectUri), URL.parse(play.origin())]
  if (!asked || !ours || asked.protocol !== ours.protocol || asked.port !== ours.port) return false
  return asked.hostname === ours.hostname || (isLoopback(asked.hostname) && isLoopback(ours.hostname))
}

const isLoopback = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]'
const codes = (play: Play) => play.state.rows<Issued>('codes')
