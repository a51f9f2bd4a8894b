import type { Access } from '@jipsalpim/contract/call-table.ts'
import { sql } from 'kysely'
import { prepared } from '../../../../db/prepared.ts'
import { hashToken } from '../crypto/token.ts'
import { noteSessionUse } from '../features/account/note-session-use.ts'
import type { Context } from '../main/context.ts'
import { Fail, type User } from './serve.ts'

/** A session ends 14 days after it was last used; `expires_at` is its absolute end. */
const IDLE_DAYS = 14

/** The person behind a bearer token, or null. One look-up; the last use is noted at most once a minute. */
export async function userOf(ctx: Context, authorization: string | undefined): Promise<User | null> {
  const token = /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '')?.[1]
  if (!token) return null
  const hash = hashToken(token)
  const [row] = await sessionOf(ctx.db, { hash })
  if (!row || (row.persona && ctx.settings.production)) return null
  if (row.stale) await noteSessionUse(ctx, hash)
  return { seq: row.user_seq, role: row.role, persona: row.persona, session: { hash, expiresAt: row.expires_at } }
}

const sessionOf = prepared((db, { hash }: { hash: Buffer }) =>
  db
    .selectFrom('account_session as s')
    .innerJoin('account_user as u', 'u.user_seq', 's.user_seq')
    .select([
      'u.user_seq',
      'u.role',
      'u.persona',
      's.expires_at',
      sql<boolean>`s.last_seen_at < app_now() - interval '1 minute'`.as('stale'),
    ])
    .where('s.token_hash', '=', hash)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', sql<Date>`app_now()`)
    .where('s.last_seen_at', '>', sql<Date>`app_now() - ${IDLE_DAYS} * interval '1 day'`),
)

/** What a call's access asks of who calls. */
export function admit(access: Access, user: User | null): void {
  if (access === 'open') return
  if (!user) throw new Fail('logInFirst')
  if ((access === 'realtor' || access === 'operator') && user.role !== access) throw new Fail('notAllowed')
}
