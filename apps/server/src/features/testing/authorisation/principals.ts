import { newToken } from '../../../crypto/token.ts'
import { signIn } from '../../../testing/sign-in.ts'
import type { TestServer } from '../../../testing/start-test-server.ts'
import { openGuest } from '../../account/open-guest.ts'

/** Every kind of caller, from no session to an operator with a passed second factor. */
export const roles = [
  'nobody',
  'made-up token',
  'ended session',
  'expired session',
  'guest',
  'share token',
  'person',
  'withdrawing',
  'realtor',
  'operator before factor',
  'operator',
] as const
export type Role = (typeof roles)[number]
export type Principal = { role: Role; token: string | undefined; seq: number | null }

/**
 * A new caller in this role, with a session where the role has one. The token of a link is sent instead of a session's.
 */
export async function enterAs(server: TestServer, role: Role, shareToken: string): Promise<Principal> {
  if (role === 'nobody') return { role, token: undefined, seq: null }
  if (role === 'made-up token') return { role, token: newToken(), seq: null }
  if (role === 'share token') return { role, token: shareToken, seq: null }
  if (role === 'guest') return { role, token: (await openGuest(server.ctx)).guest_token, seq: null }
  const { token, seq } = await signIn(server, {
    role: role === 'realtor' ? 'realtor' : role.startsWith('operator') ? 'operator' : 'user',
  })
  await changeSession(server, role, seq)
  return { role, token, seq }
}

/** Changes this user's sessions as the role requires. Separate, so that their objects can be made before. */
export async function changeSession({ owner }: TestServer, role: Role, seq: number): Promise<void> {
  const change = sessionOf[role]
  if (change) await owner.query(`update account_session set ${change} where user_seq = $1`, [seq])
}
const sessionOf: Partial<Record<Role, string>> = {
  'ended session': `revoked_at = app_now(), revoked_why = 'logout'`,
  'expired session': `created_at = app_now() - interval '31 days', last_seen_at = app_now() - interval '1 day', expires_at = app_now() - interval '1 second'`,
  withdrawing: 'limited = true',
  'operator before factor': 'second_factor_at = null',
}
