import type { CallName } from '@jipsalpim/contract/call-table.ts'
import type { CallRow } from '@jipsalpim/contract/row.ts'
import { sql } from 'kysely'
import { prepared } from '../../../../db/prepared.ts'
import { hashToken } from '../crypto/token.ts'
import type { Context } from '../kernel/context.ts'
import { hidden } from './limits.ts'
import { Fail, type Caller, type Guest, type User } from '../kernel/serve.ts'

/** The prefix of a guest's token, so that it, too, needs only one look-up. */
export const GUEST_TOKEN = 'guest_'

/** The owner of a bearer token: a user, a guest, or neither. */
export async function callerOf(ctx: Context, authorization: string | undefined, ip: string): Promise<Caller> {
  const token = /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '')?.[1]
  if (!token) return { user: null, guest: null }
  const hash = hashToken(token)
  if (token.startsWith(GUEST_TOKEN)) return { user: null, guest: await guestOf(ctx, hash) }
  return { user: await userOf(ctx, hash, () => hidden(ctx, ip)), guest: null }
}

/** One look-up; the last use is recorded at most once a minute. */
async function userOf(ctx: Context, hash: Buffer, from: () => string): Promise<User | null> {
  const [row] = await sessionOf(ctx.db, { hash })
  if (!row || (row.persona && ctx.settings.production)) return null
  // Another token of this session has been in use for longer than any tab could lag behind: this one is a copy, so the
  // session ends.
  if (row.dead) {
    await ctx.areas.sessions.endReplayed(ctx, row.user_seq, row.session_seq)
    return null
  }
  if (row.fresh) await ctx.areas.sessions.noteToken(ctx, row.session_seq, hash)
  if (row.stale) await ctx.areas.sessions.noteUse(ctx, row.session_seq)
  const { user_seq, role, persona, session_seq, expires_at, authenticated_at, second_factor_at, old, limited } = row
  const session = {
    seq: session_seq,
    hash,
    expiresAt: expires_at,
    authenticatedAt: authenticated_at,
    secondFactorAt: second_factor_at,
    old,
    limited,
    stopped: row.stopped && role !== 'operator',
  }
  return { seq: user_seq, role, persona, from, session }
}

/** Disuse ends a session; `expires_at` is its absolute end. An operator's session ends sooner. */
const idle = sql`case u.role when 'operator' then interval '15 minutes' else interval '14 days' end`

const sessionOf = prepared((db, { hash }: { hash: Buffer }) =>
  db
    .selectFrom('account_session_token as t')
    .innerJoin('account_session as s', 's.session_seq', 't.session_seq')
    .innerJoin('account_user as u', 'u.user_seq', 's.user_seq')
    // Read once: every call of app_now() reads the development clock.
    .innerJoin(sql<{ now: Date }>`(select app_now() as now)`.as('c'), (j) => j.onTrue())
    .select([
      'u.user_seq',
      'u.role',
      'u.persona',
      's.session_seq',
      's.expires_at',
      's.authenticated_at',
      's.second_factor_at',
      's.limited',
      sql<boolean>`u.stopped_at is not null`.as('stopped'),
      sql<boolean>`t.first_used_at is null`.as('fresh'),
      sql<boolean>`t.issued_at < c.now - interval '24 hours'`.as('old'),
      sql<boolean | null>`t.replaced_at < c.now - interval '1 hour'`.as('dead'),
      sql<boolean>`s.last_seen_at < c.now - interval '1 minute'`.as('stale'),
    ])
    .where('t.token_hash', '=', hash)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', sql<Date>`c.now`)
    .where('s.last_seen_at', '>', sql<Date>`c.now - ${idle}`),
)

async function guestOf(ctx: Context, hash: Buffer): Promise<Guest | null> {
  const row = await ctx.db
    .selectFrom('account_guest')
    .select('guest_user_no')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .executeTakeFirst()
  return row ? { guestUserNo: row.guest_user_no } : null
}

/** The calls that users with a pending withdrawal may make: undo it, read and export their data, and log out. */
const whileWithdrawing: ReadonlySet<string> = new Set<CallName>([
  'withdrawalRead',
  'withdrawalUndo',
  'withdrawalComment',
  'authToken',
  'userInfo',
  'userAgreement',
  'personalData',
  'logout',
])

/** The calls besides reads that users who stopped the processing of their data may make: they end or undo something. */
const whileStopped: ReadonlySet<string> = new Set<CallName>([
  'processingStop',
  'personalCorrect',
  'termsAgree',
  'noticeChoose',
  'loginUnlink',
  'logout',
  'sessionEnd',
  'sessionEndOthers',
  'withdrawalAsk',
  'withdrawalUndo',
  'withdrawalComment',
])

/** The caller that the call's access requires, or a refusal. */
export function admit(
  name: string,
  { method, access, beforeFactor }: CallRow,
  { user, guest }: Caller,
): User | Guest | null {
  if (user?.session.limited && access !== 'open' && access !== 'guest' && !whileWithdrawing.has(name))
    throw new Fail('withdrawing')
  if (user?.session.stopped && access !== 'open' && access !== 'guest' && method !== 'GET' && !whileStopped.has(name))
    throw new Fail('processingStopped')
  if (access === 'open') return user
  const who = access === 'guest' ? guest : user
  if (!who) throw new Fail('logInFirst')
  if ((access === 'realtor' || access === 'operator') && user?.role !== access) throw new Fail('notAllowed')
  if (access === 'operator' && !beforeFactor && !user?.session.secondFactorAt)
    throw new Fail('notAllowed', { reason: 'second-factor' })
  return who
}
