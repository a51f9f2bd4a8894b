import type { Selectable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'
import type { Context } from '../../kernel/context.ts'

type Db = Context['db']
export type SignupRow = Selectable<Database['campaign_signup']>

export const signupOf = (db: Db, userSeq: number): Promise<SignupRow | undefined> =>
  db.selectFrom('campaign_signup').selectAll().where('user_seq', '=', userSeq).executeTakeFirst()
export type MemberRow = Selectable<Database['campaign_member']>
export const membersOf = (db: Db, userSeq: number): Promise<MemberRow[]> =>
  db.selectFrom('campaign_member').selectAll().where('user_seq', '=', userSeq).orderBy('at').execute()
export const memberOfPartner = (
  db: Db,
  { partner, user_seq }: Pick<MemberRow, 'partner' | 'user_seq'>,
): Promise<MemberRow | undefined> =>
  db
    .selectFrom('campaign_member')
    .selectAll()
    .where('partner', '=', partner)
    .where('user_seq', '=', user_seq)
    .executeTakeFirst()
export const insertMember = (db: Db, m: Omit<MemberRow, 'at'>) =>
  db
    .insertInto('campaign_member')
    .values(m)
    .onConflict((c) => c.doNothing())
    .execute()
/** False when a row exists: the first one stays. */
export const insertSignup = async (db: Db, s: Omit<SignupRow, 'at'>): Promise<boolean> =>
  (await db
    .insertInto('campaign_signup')
    .values(s)
    .onConflict((c) => c.column('user_seq').doNothing())
    .returning('user_seq')
    .executeTakeFirst()) !== undefined
