import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'
import type { LotRow } from '../queries.ts'

type Db = Context['db']
export type CompanyRow = Selectable<Database['ticket_company']>
export type MemberRow = Selectable<Database['ticket_member']>
const appNow = sql<Date>`app_now()`

export const companyOf = (db: Db, userSeq: number): Promise<CompanyRow | undefined> =>
  db.selectFrom('ticket_company').selectAll().where('user_seq', '=', userSeq).executeTakeFirst()
export const companyByCode = (db: Db, code: string): Promise<CompanyRow | undefined> =>
  db.selectFrom('ticket_company').selectAll().where('invite_code', '=', code).executeTakeFirst()
type Facts = Pick<CompanyRow, 'user_seq' | 'name' | 'business_no' | 'invite_code'>
/** Inserts the company or updates its name and number; its code stays. */
export const saveCompany = async (db: Db, facts: Facts): Promise<number> =>
  (
    await db
      .insertInto('ticket_company')
      .values(facts)
      .onConflict((c) => c.column('user_seq').doUpdateSet({ name: facts.name, business_no: facts.business_no }))
      .returning('company_seq')
      .executeTakeFirstOrThrow()
  ).company_seq
export const saveSealed = (
  db: Db,
  companySeq: number,
  sealed: Pick<CompanyRow, 'representative_sealed' | 'invoice_email_sealed'>,
) => db.updateTable('ticket_company').set(sealed).where('company_seq', '=', companySeq).execute()

/** Joins once; a repeat changes nothing. */
export const joinCompany = async (db: Db, companySeq: number, userSeq: number): Promise<number> => {
  await db
    .insertInto('ticket_member')
    .values({ company_seq: companySeq, user_seq: userSeq })
    .onConflict((c) => c.columns(['company_seq', 'user_seq']).where('left_at', 'is', null).doNothing())
    .execute()
  const { member_seq } = await db
    .selectFrom('ticket_member')
    .select('member_seq')
    .where('company_seq', '=', companySeq)
    .where('user_seq', '=', userSeq)
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow()
  return member_seq
}
export type MemberOf = MemberRow & { keeper: number }
/** An active member, with the manager of the company. Visible only to the member and the manager. */
export const lockMember = (db: Db, userSeq: number, memberSeq: number): Promise<MemberOf | undefined> =>
  db
    .selectFrom('ticket_member as m')
    .innerJoin('ticket_company as c', 'c.company_seq', 'm.company_seq')
    .selectAll('m')
    .select('c.user_seq as keeper')
    .where('m.member_seq', '=', memberSeq)
    .where('m.left_at', 'is', null)
    .where((e) => e.or([e('m.user_seq', '=', userSeq), e('c.user_seq', '=', userSeq)]))
    .forUpdate('m')
    .executeTakeFirst()
export const hasLeft = async (db: Db, memberSeq: number): Promise<boolean> =>
  (await db.selectFrom('ticket_member').select('left_at').where('member_seq', '=', memberSeq).executeTakeFirstOrThrow())
    .left_at !== null
export const endMember = (db: Db, memberSeq: number) =>
  db.updateTable('ticket_member').set({ left_at: appNow }).where('member_seq', '=', memberSeq).execute()

/** A company's own lots with tickets left, the first to expire first. Requires the manager's wallet lock. */
export const companyLots = (db: Db, companySeq: number): Promise<LotRow[]> =>
  db
    .selectFrom('ticket_lot')
    .selectAll()
    .where('company_seq', '=', companySeq)
    .where('remaining', '>', 0)
    .where('expires_at', '>', appNow)
    .orderBy('expires_at')
    .orderBy('lot_seq')
    .execute()
/** A member's unused tickets, the last to expire first: tickets that the member would use next are taken last. */
export const memberLots = (db: Db, memberSeq: number): Promise<LotRow[]> =>
  db
    .selectFrom('ticket_lot')
    .selectAll()
    .where('member_seq', '=', memberSeq)
    .where('remaining', '>', 0)
    .where('expires_at', '>', appNow)
    .orderBy('expires_at', 'desc')
    .orderBy('lot_seq', 'desc')
    .execute()
export const unusedOf = async (db: Db, memberSeq: number): Promise<number> =>
  (await memberLots(db, memberSeq)).reduce((sum, l) => sum + l.remaining, 0)

export const membersOf = (db: Db, companySeq: number) =>
  db
    .selectFrom('ticket_member as m')
    .select(['m.member_seq', 'm.user_seq', 'm.joined_at'])
    .select([
      sql<number>`(select coalesce(sum(l.remaining), 0)::int from ticket_lot l where l.member_seq = m.member_seq and l.expires_at > app_now())`.as(
        'unused',
      ),
      sql<number>`(select count(*)::int from ticket_use u join ticket_lot l using (lot_seq) where l.member_seq = m.member_seq and u.back_at is null)`.as(
        'used',
      ),
    ])
    .where('m.company_seq', '=', companySeq)
    .where('m.left_at', 'is', null)
    .orderBy('m.member_seq')
    .limit(500)
    .execute()
export const membershipsOf = (db: Db, userSeq: number) =>
  db
    .selectFrom('ticket_member as m')
    .innerJoin('ticket_company as c', 'c.company_seq', 'm.company_seq')
    .select(['m.member_seq', 'c.name as company'])
    .select(
      sql<number>`(select coalesce(sum(l.remaining), 0)::int from ticket_lot l where l.member_seq = m.member_seq and l.expires_at > app_now())`.as(
        'unused',
      ),
    )
    .where('m.user_seq', '=', userSeq)
    .where('m.left_at', 'is', null)
    .orderBy('m.member_seq')
    .execute()
