import { hashToken, newToken } from '../../crypto/token.ts'
import { GUEST_TOKEN } from '../../http/session.ts'
import type { Context } from '../../kernel/context.ts'
import { insertGuest } from './queries.ts'

/** Long enough to verify a phone number and read what one was invited to. */
const HOURS = 2

/** Creates a guest. The token is returned only here and authenticates the guest calls that follow. */
export async function openGuest(
  ctx: Pick<Context, 'db'>,
): Promise<{ guest_user_no: number; guest_token: string; expires_at: string }> {
  const token = GUEST_TOKEN + newToken()
  const guest = await insertGuest(ctx.db, hashToken(token), HOURS)
  return { guest_user_no: guest.guest_user_no, guest_token: token, expires_at: guest.expires_at.toISOString() }
}
