import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']

/** The newest code that stays valid for a while. */
export const liveCode = (db: Db, userSeq: number) =>
  db
    .selectFrom('account_invite_code')
    .select(['code', 'expires_at'])
    .where('user_seq', '=', userSeq)
    .where('expires_at', '>', sql<Date>`app_now() + interval '1 day'`)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst()
/** Undefined when the code is taken. */
export const insertCode = (db: Db, code: string, userSeq: number, days: number) =>
  db
    .insertInto('account_invite_code')
    .values({ code, user_seq: userSeq, expires_at: sql<Date>`app_now() + ${days} * interval '1 day'` })
    .onConflict((c) => c.doNothing())
    .returning(['code', 'expires_at'])
    .executeTakeFirst()
export const findCode = (db: Db, code: string) =>
  db
    .selectFrom('account_invite_code as c')
    .innerJoin('account_user as u', 'u.user_seq', 'c.user_seq')
    .select([
      'c.code',
      'c.user_seq',
      sql<boolean>`c.expires_at <= app_now()`.as('over'),
      sql<boolean>`u.gone_at is not null`.as('gone'),
    ])
    .where('c.code', '=', code)
    .executeTakeFirst()

export const inviteOf = (db: Db, userSeq: number) =>
  db.selectFrom('account_invite').select(['code', 'at']).where('user_seq', '=', userSeq).executeTakeFirst()
/** False when this user was invited before. */
export const insertInvite = async (db: Db, userSeq: number, code: string): Promise<boolean> =>
  (await db
    .insertInto('account_invite')
    .values({ user_seq: userSeq, code })
    .onConflict((c) => c.column('user_seq').doNothing())
    .returning('user_seq')
    .executeTakeFirst()) !== undefined
export const countInvited = async (db: Db, userSeq: number): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('account_invite as i')
        .innerJoin('account_invite_code as c', 'c.code', 'i.code')
        .select((e) => e.fn.countAll<number>().as('n'))
        .where('c.user_seq', '=', userSeq)
        .executeTakeFirstOrThrow()
    ).n,
  )
/** True when `inviter` was invited by a code of `userSeq`. */
export const wasInvitedThrough = async (db: Db, inviter: number, userSeq: number): Promise<boolean> =>
  (await db
    .selectFrom('account_invite as i')
    .innerJoin('account_invite_code as c', 'c.code', 'i.code')
    .select('i.user_seq')
    .where('i.user_seq', '=', inviter)
    .where('c.user_seq', '=', userSeq)
    .executeTakeFirst()) !== undefined
