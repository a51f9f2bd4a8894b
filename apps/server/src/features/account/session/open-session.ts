import type { Context } from '../../../kernel/context.ts'
import { hashToken, newToken } from '../../../crypto/token.ts'
import type { User } from '../../../kernel/serve.ts'
import { deviceOf } from './device.ts'
import { insertSession, insertToken, type SessionRow } from './queries.ts'

/** The absolute lifetime of a session, in hours; disuse ends it earlier. */
const HOURS: Record<User['role'], number> = { user: 30 * 24, realtor: 30 * 24, operator: 8 }

/** Logs in a device. The token is returned only here; only its hash is stored. */
export async function openSession(
  ctx: Context,
  who: { user_seq: number; role: User['role']; limited: boolean },
  provider: SessionRow['provider'],
): Promise<{ token: string; expiresAt: string }> {
  const token = newToken()
  const opened = await ctx.tx(async (tx) => {
    const session = await insertSession(tx.db, {
      user_seq: who.user_seq,
      provider,
      device: deviceOf(ctx.agent),
      limited: who.limited,
      hours: HOURS[who.role],
    })
    await insertToken(tx.db, session.session_seq, hashToken(token))
    return session
  })
  return { token, expiresAt: opened.expires_at.toISOString() }
}
