import { createHash, generateKeyPairSync } from 'node:crypto'
import { importJWK, SignJWT, type JWK } from 'jose'
import type { Play } from '../../kernel/service.ts'

/** The vendor's signing key: created once, stored in the journal, with the public half served as a JWKS. */
type Pair = { kid: string; publicJwk: JWK; privateJwk: JWK }

export const jwks = (play: Play): { keys: readonly JWK[] } => ({ keys: [pair(play).publicJwk] })

export async function signIdToken(play: Play, claims: Record<string, unknown>, lifeSeconds: number): Promise<string> {
  const { kid, privateJwk } = pair(play)
  const now = Math.floor(play.now().getTime() / 1000)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(now + lifeSeconds)
    .sign(await importJWK(privateJwk, 'RS256'))
}

function pair(play: Play): Pair {
  const rows = play.state.rows<Pair>('keys')
  const stored = rows.get('rs256')
  if (stored) return stored
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const [open, secret] = [publicKey.export({ format: 'jwk' }), privateKey.export({ format: 'jwk' })]
  const kid = createHash('sha256').update(String(open.n)).digest('hex').slice(0, 32)
  const made: Pair = {
    kid,
    publicJwk: { ...open, kid, alg: 'RS256', use: 'sig' },
    privateJwk: { ...secret, kid, alg: 'RS256' },
  }
  rows.put('rs256', made)
  return made
}
