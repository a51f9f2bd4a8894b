import type { Context } from '../../main/context.ts'
import { hashToken, newToken } from '../../crypto/token.ts'
import { insertSession } from './queries.ts'

/** The absolute end of a session; disuse ends it earlier. */
const DAYS = 30

/** The token is told once, here; only its hash is kept. */
export async function openSession(ctx: Context, userSeq: number): Promise<{ token: string; expiresAt: string }> {
  const token = newToken()
  const { expires_at } = await insertSession(ctx.db, userSeq, hashToken(token), DAYS)
  return { token, expiresAt: expires_at.toISOString() }
}
