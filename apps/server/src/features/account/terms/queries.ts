import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import { prepared } from '../../../../../../db/prepared.ts'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']
export type ConsentRow = Selectable<Database['account_consent']>
type Words = { code: string; version: number }
const appNow = sql<Date>`app_now()`

/** The version in force of each of the terms, and when this user agreed to it (never, if `userSeq` is null). */
export const termsFor = (db: Db, userSeq: number | null) =>
  db
    .selectFrom('account_terms as t')
    .distinctOn('t.code')
    .leftJoin('account_terms_agreement as a', (j) =>
      j
        .onRef('a.code', '=', 't.code')
        .onRef('a.version', '=', 't.version')
        .on('a.user_seq', '=', userSeq)
        .on('a.withdrawn_at', 'is', null),
    )
    .select(['t.code', 't.version', 't.title', 't.body', 't.required', 't.from_day', 'a.agreed_at', 'a.reminded_at'])
    .where(sql<boolean>`t.from_day <= (app_now() at time zone 'Asia/Seoul')::date`)
    .orderBy('t.code')
    .orderBy('t.version', 'desc')
    .execute()

export const newestVersion = (db: Db, code: string) =>
  db
    .selectFrom('account_terms')
    .select(['version', 'from_day', 'required'])
    .where('code', '=', code)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
/** False when this version exists already. */
export const insertVersion = async (db: Db, terms: Insertable<Database['account_terms']>): Promise<boolean> =>
  (await db
    .insertInto('account_terms')
    .values(terms)
    .onConflict((c) => c.doNothing())
    .returning('version')
    .executeTakeFirst()) !== undefined

/** Runs at every order, so it does not load the text of the terms. */
export const missingOf = prepared((db, { userSeq }: { userSeq: number }) =>
  db
    .selectFrom(
      db
        .selectFrom('account_terms')
        .distinctOn('code')
        .select(['code', 'version', 'required'])
        .where(sql<boolean>`from_day <= (app_now() at time zone 'Asia/Seoul')::date`)
        .orderBy('code')
        .orderBy('version', 'desc')
        .as('t'),
    )
    .select('t.code')
    .where('t.required', '=', true)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('account_terms_agreement as a')
            .select('a.code')
            .whereRef('a.code', '=', 't.code')
            .whereRef('a.version', '=', 't.version')
            .where('a.user_seq', '=', userSeq)
            .where('a.withdrawn_at', 'is', null),
        ),
      ),
    )
    .orderBy('t.code'),
)

/** Returns the new agreements: a repeated one changes nothing. */
export const insertAgreements = (db: Db, userSeq: number, terms: readonly Words[]): Promise<Words[]> =>
  db
    .insertInto('account_terms_agreement')
    .values(terms.map((t) => ({ user_seq: userSeq, code: t.code, version: t.version })))
    .onConflict((c) =>
      c
        .columns(['user_seq', 'code', 'version'])
        .doUpdateSet({ agreed_at: appNow, withdrawn_at: null, reminded_at: null })
        .where('account_terms_agreement.withdrawn_at', 'is not', null),
    )
    .returning(['code', 'version'])
    .execute()
/** Withdraws every version. */
export const withdrawAgreements = (db: Db, userSeq: number, codes: readonly string[]): Promise<Words[]> =>
  db
    .updateTable('account_terms_agreement')
    .set({ withdrawn_at: appNow })
    .where('user_seq', '=', userSeq)
    .where('code', 'in', codes)
    .where('withdrawn_at', 'is', null)
    .returning(['code', 'version'])
    .execute()

export const insertConsents = (
  db: Db,
  userSeq: number,
  words: readonly Words[],
  how: Pick<ConsentRow, 'act' | 'road'>,
): Promise<ConsentRow[]> =>
  db
    .insertInto('account_consent')
    .values(words.map(({ code, version }) => ({ user_seq: userSeq, code, version, ...how })))
    .returningAll()
    .execute()
/** Newest first. */
export const consentsOf = (db: Db, userSeq: number) =>
  db
    .selectFrom('account_consent as c')
    .innerJoin('account_terms as t', (j) => j.onRef('t.code', '=', 'c.code').onRef('t.version', '=', 'c.version'))
    .select(['c.code', 'c.version', 't.title', 'c.act', 'c.road', 'c.at'])
    .where('c.user_seq', '=', userSeq)
    .orderBy('c.consent_seq', 'desc')
    .limit(200)
    .execute()

/** Agreements made, or last reminded of, at least this many years ago; the same statement marks them as reminded. */
export const claimDueReminders = (db: Db, years: number, most: number) =>
  db
    .updateTable('account_terms_agreement as a')
    .set({ reminded_at: appNow })
    .from(
      db
        .selectFrom('account_terms_agreement')
        .select(['user_seq', 'code', 'version'])
        .where('code', '=', 'marketing')
        .where('withdrawn_at', 'is', null)
        .where(sql<boolean>`coalesce(reminded_at, agreed_at) <= app_now() - ${years} * interval '1 year'`)
        .orderBy('user_seq')
        .limit(most)
        .forUpdate()
        .skipLocked()
        .as('due'),
    )
    .whereRef('a.user_seq', '=', 'due.user_seq')
    .whereRef('a.code', '=', 'due.code')
    .whereRef('a.version', '=', 'due.version')
    .returning(['a.user_seq', 'a.code', 'a.version', 'a.agreed_at'])
    .execute()

/** The next users, by number, who agree to the advertising terms in force. */
export const agreeingAfter = async (db: Db, code: string, after: number, most: number): Promise<number[]> => {
  const { rows } = await sql<{ user_seq: number }>`
    select a.user_seq from account_terms_agreement a join account_user u using (user_seq)
    where a.code = ${code} and a.withdrawn_at is null and u.gone_at is null and a.user_seq > ${after}
      and a.version = (select max(version) from account_terms t where t.code = ${code}
        and t.from_day <= (app_now() at time zone 'Asia/Seoul')::date)
    order by a.user_seq limit ${most}`.execute(db)
  return rows.map((row) => row.user_seq)
}
