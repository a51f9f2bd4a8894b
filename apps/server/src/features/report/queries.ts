import { reportSteps, type reportStates } from '@jipsalpim/contract/areas/report/report.ts'
import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'
import { prepared } from '../../../../../db/prepared.ts'
import type { Context } from '../../kernel/context.ts'
import type { HomeOrder } from './home-order.ts'
import { refundOf, refundPart } from '../payment/refund/refund-of.ts'
import { officeReasons } from './preparing/office-reasons.ts'

type Db = Context['db']
export type ReportRow = Selectable<Database['report_report']>
/** `waits`: seconds until the source may be called again, by the product's clock; 0 when it may be called now. */
export type StepRow = Omit<Selectable<Database['report_step']>, 'ask_from'> & { waits: number }
export type StepName = StepRow['step']
const appNow = sql<Date>`app_now()`

/** Requires the order's lock: inserts the next version with its steps. */
export async function insertReport(db: Db, orderSeq: number): Promise<ReportRow> {
  const version = sql<number>`(select coalesce(max(version), 0) + 1 from report_report where order_seq = ${orderSeq})`
  const report = await db
    .insertInto('report_report')
    .values({ order_seq: orderSeq, version })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .insertInto('report_step')
    .values(reportSteps.map((step) => ({ report_seq: report.report_seq, step })))
    .execute()
  return report
}
/** Voids earlier versions together with a ready report: they are about the same home. */
export const voidReports = (db: Db, orderSeq: number, from: readonly ('preparing' | 'ready')[]) =>
  db
    .updateTable('report_report')
    .set({ state: 'voided', voided_at: appNow })
    .where('order_seq', '=', orderSeq)
    .where('state', 'in', from.includes('ready') ? [...from, 'superseded'] : from)
    .execute()

/** Claims the report from any other worker; undefined when there is nothing left to do. */
export const claimReport = (db: Db, reportSeq: number): Promise<ReportRow | undefined> =>
  db
    .updateTable('report_report')
    .set((e) => ({ fence: e('fence', '+', 1) }))
    .where('report_seq', '=', reportSeq)
    .where('state', '=', 'preparing')
    .returningAll()
    .executeTakeFirst()
export const stepsOf = (db: Db, reportSeq: number): Promise<StepRow[]> =>
  db
    .selectFrom('report_step')
    .selectAll()
    .select(sql<number>`coalesce(greatest(0, extract(epoch from ask_from - app_now())), 0)::float8`.as('waits'))
    .where('report_seq', '=', reportSeq)
    .execute()

export type Claim = Pick<ReportRow, 'report_seq' | 'fence'>
/** Takes in advance the lock that an insert with a reference to the order takes. */
export const lockOrderForReference = (db: Db, orderSeq: number) =>
  db.selectFrom('order_order').select('order_seq').where('order_seq', '=', orderSeq).forKeyShare().execute()
/** Locks the row for a write; false for a worker that lost its claim, or when the report was voided. */
export const lockClaim = async (db: Db, claim: Claim): Promise<boolean> =>
  (await db
    .selectFrom('report_report')
    .select('report_seq')
    .where('report_seq', '=', claim.report_seq)
    .where('fence', '=', claim.fence)
    .where('state', '=', 'preparing')
    .forUpdate()
    .executeTakeFirst()) !== undefined

/**
 * Committed before a source is called: from now on it may have answered, and charged us. False for a worker that lost
 * its claim, or when the report was voided: no source is called.
 */
export const markStepAsked = async (db: Db, claim: Claim, step: StepName, reference: string): Promise<boolean> => {
  const row = await db
    .updateTable('report_step')
    .set((e) => ({
      state: 'running',
      reference,
      asked_at: appNow,
      ask_from: null,
      attempts: e('attempts', '+', 1),
      why: e
        .case()
        .when('why', 'in', officeReasons)
        .then(e.ref('why'))
        .when('state', '=', 'running')
        .then('asked-again')
        .else(null)
        .end(),
    }))
    .where('report_seq', '=', claim.report_seq)
    .where('step', '=', step)
    .where('state', 'in', ['waiting', 'running'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('report_report as r')
          .select('r.report_seq')
          .where('r.report_seq', '=', claim.report_seq)
          .where('r.fence', '=', claim.fence)
          .where('r.state', '=', 'preparing'),
      ),
    )
    .executeTakeFirst()
  return row.numUpdatedRows > 0n
}
export type StepFacts = {
  answer_sealed?: Buffer
  numbers?: Readonly<Record<string, number>>
  file_sha256?: string | null
  why?: string | null
}
/** A source that did not answer is called again after these seconds. */
export const saveNoAnswer = (db: Db, reportSeq: number, step: StepName, why: string, seconds: number) =>
  db
    .updateTable('report_step')
    .set({ state: 'waiting', why, ask_from: sql<Date>`app_now() + ${seconds} * interval '1 second'` })
    .where('report_seq', '=', reportSeq)
    .where('step', '=', step)
    .where('state', 'in', ['waiting', 'running'])
    .execute()
/** A finished step stays as it is. */
export const saveStep = (db: Db, reportSeq: number, step: StepName, state: 'done' | 'unavailable', facts: StepFacts) =>
  db
    .updateTable('report_step')
    .set({
      state,
      ...facts,
      numbers: JSON.stringify(facts.numbers ?? {}),
      answered_at: appNow,
    })
    .where('report_seq', '=', reportSeq)
    .where('step', '=', step)
    .where('state', 'in', ['waiting', 'running'])
    .execute()
export const saveUniqueNo = (db: Db, reportSeq: number, uniqueNo: string) =>
  db.updateTable('report_report').set({ unique_no: uniqueNo }).where('report_seq', '=', reportSeq).execute()

export type Judged = Pick<
  ReportRow,
  'rule_pack' | 'engine' | 'input_sealed' | 'assessment_sealed' | 'assessment_sha256' | 'grade' | 'score'
>
export const readyReport = async (db: Db, claim: Claim, judged: Judged): Promise<boolean> => {
  const row = await db
    .updateTable('report_report')
    .set({ ...judged, state: 'ready', ready_at: appNow })
    .where('report_seq', '=', claim.report_seq)
    .where('fence', '=', claim.fence)
    .where('state', '=', 'preparing')
    .executeTakeFirst()
  return row.numUpdatedRows > 0n
}
export const failReportRow = async (db: Db, claim: Claim, failure: string): Promise<boolean> => {
  const row = await db
    .updateTable('report_report')
    .set({ state: 'failed', failure })
    .where('report_seq', '=', claim.report_seq)
    .where('fence', '=', claim.fence)
    .where('state', '=', 'preparing')
    .executeTakeFirst()
  return row.numUpdatedRows > 0n
}

/** A user's own ready report: the query itself checks the owner. */
export const ownReadyReport = async (db: Db, userSeq: number, reportSeq: number) =>
  (await readyReportOf(db, { user: userSeq, report: reportSeq }))[0]
/** The same for a version that a later one may have superseded. */
export const ownVersion = async (db: Db, userSeq: number, reportSeq: number) =>
  (await versionOf(db, { user: userSeq, report: reportSeq }))[0]
const readyReportOf = prepared((db, v: { user: number; report: number }) =>
  ownReport(db, v).where('r.state', '=', 'ready'),
)
const versionOf = prepared((db, v: { user: number; report: number }) =>
  ownReport(db, v).where('r.state', 'in', ['ready', 'superseded']),
)
const ownReport = (db: Db, v: { user: number; report: number }) =>
  db
    .selectFrom('report_report as r')
    .innerJoin('order_order as o', 'o.order_seq', 'r.order_seq')
    // Not the whole row: the input's snapshot is many times the report's size.
    .select(['r.report_seq', 'r.order_seq', 'r.version', 'r.ready_at', 'r.rule_pack', 'r.engine', 'r.judged_from'])
    // In one of the two columns: the first until the job has encrypted it.
    .select(['r.assessment', 'r.assessment_sealed'])
    // The user's answers beside the contract, in the same round trip.
    .select(['o.faq', 'o.faq_write_sealed', 'o.loan', 'o.cash_amount', 'o.first_repay_yn', 'o.first_repay_amount'])
    .select(['o.expectation_price', 'o.expectation_reason_sealed', 'o.contract_months'])
    .where('o.user_seq', '=', v.user)
    .where('r.report_seq', '=', v.report)
/** The readable versions of the order that one of the user's own versions belongs to. */
export const versionsAround = (db: Db, userSeq: number, reportSeq: number) =>
  db
    .selectFrom('report_report as named')
    .innerJoin('order_order as o', 'o.order_seq', 'named.order_seq')
    .innerJoin('report_report as r', 'r.order_seq', 'named.order_seq')
    .select(['r.report_seq', 'r.version', 'r.state'])
    .where('o.user_seq', '=', userSeq)
    .where('named.report_seq', '=', reportSeq)
    .where('named.state', 'in', ['ready', 'superseded'])
    .where('r.state', 'in', ['ready', 'superseded'])
    .execute()
/** How a user's own report was judged, and its register. */
export const ownJudged = (db: Db, userSeq: number, reportSeq: number) =>
  db
    .selectFrom('report_report as r')
    .innerJoin('order_order as o', 'o.order_seq', 'r.order_seq')
    .select(['r.grade', 'r.score', 'r.unique_no', 'r.ready_at'])
    .where('o.user_seq', '=', userSeq)
    .where('r.report_seq', '=', reportSeq)
    .where('r.state', 'in', ['ready', 'superseded'])
    .executeTakeFirst()
/** The latest earlier report of the same register. */
export const ownJudgedBefore = (db: Db, userSeq: number, uniqueNo: string, before: Date) =>
  db
    .selectFrom('report_report as r')
    .innerJoin('order_order as o', 'o.order_seq', 'r.order_seq')
    .select(['r.report_seq', 'r.order_seq', 'r.grade', 'r.score', 'r.ready_at'])
    .where('o.user_seq', '=', userSeq)
    .where('r.unique_no', '=', uniqueNo)
    .where('r.state', '=', 'ready')
    .where('r.ready_at', '<', before)
    .orderBy('r.ready_at', 'desc')
    .limit(1)
    .executeTakeFirst()
/** The result of each source, without its answer. */
export const stepStatesOf = (db: Db, reportSeq: number) => stepStates(db, { report: reportSeq })
const stepStates = prepared((db, v: { report: number }) =>
  db
    .selectFrom('report_step')
    .select(['step', 'state', 'answered_at', 'numbers'])
    .where('report_seq', '=', v.report)
    .orderBy(sql`array_position(${sql.val(reportSteps)}::text[], step)`),
)
export const latestReport = (
  db: Db,
  orderSeq: number,
): Promise<Pick<ReportRow, 'report_seq' | 'order_seq' | 'version' | 'state' | 'judged_from'> | undefined> =>
  db
    .selectFrom('report_report')
    .select(['report_seq', 'order_seq', 'version', 'state', 'judged_from'])
    .where('order_seq', '=', orderSeq)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
/** The ready report of an order. */
export const readyReportOfOrder = (
  db: Db,
  orderSeq: number,
): Promise<Pick<ReportRow, 'report_seq' | 'ready_at'> | undefined> =>
  db
    .selectFrom('report_report')
    .select(['report_seq', 'ready_at'])
    .where('order_seq', '=', orderSeq)
    .where('state', '=', 'ready')
    .executeTakeFirst()

const PAGE = 20
const paidOrders = (db: Db, userSeq: number) =>
  db
    .selectFrom('order_order as o')
    .where('o.user_seq', '=', userSeq)
    .where('o.product', '=', 'report')
    .where('o.paid_at', 'is not', null)
const withNewest = (db: Db, userSeq: number) =>
  paidOrders(db, userSeq)
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('report_report as x')
          .selectAll('x')
          .whereRef('x.order_seq', '=', 'o.order_seq')
          .orderBy('x.version', 'desc')
          .limit(1)
          .as('r'),
      (j) => j.onTrue(),
    )
    .leftJoin('report_shelf as k', 'k.order_seq', 'o.order_seq')
/** `reportState`, for all orders of a list. */
const publicState = sql<(typeof reportStates)[number]>`case when r.state in ('ready', 'failed') then r.state
  when o.state <> 'completed' or (${refundPart} ->> 'amount')::bigint >= o.price then 'cancelled'
  when o.address_state = 'complete' then 'preparing' else 'waiting-address' end`
const hidden = sql<boolean>`coalesce(k.hidden, false)`
/** How many orders a user has, by the state of their report, and how many of their reports they have hidden. */
export const countOwn = (db: Db, userSeq: number) =>
  withNewest(db, userSeq)
    .select([publicState.as('state'), hidden.as('hidden'), sql<number>`count(*)::int`.as('n')])
    .groupBy(sql`1, 2`)
    .execute()
/** A user's own paid order of a report: its state, and how much of it is refunded. */
export const ownPaidOrder = (db: Db, userSeq: number, orderSeq: number) =>
  paidOrders(db, userSeq)
    .select(['o.order_seq', 'o.state', 'o.price'])
    .select(refundOf)
    .where('o.order_seq', '=', orderSeq)
    .executeTakeFirst()
const ofHome = sql<{ nth: number; all: number } | null>`(
  select jsonb_build_object('nth', count(*) filter (where x.order_seq <= o.order_seq), 'all', count(*))
  from order_order x where x.user_seq = o.user_seq and x.product = 'report' and x.paid_at is not null
    and x.address = o.address and x.building_dong is not distinct from o.building_dong
    and x.building_ho is not distinct from o.building_ho
  having count(*) > 0)`.as('of_home')
type Page = { page: number; size?: number; states?: readonly (typeof reportStates)[number][]; hidden?: boolean }
/**
 * Paid orders with the newest version of their report, newest first; `hidden`: only those that are hidden, or only
 * those that are not.
 */
export const ownReports = (db: Db, userSeq: number, { page, size = PAGE, states, hidden: onlyHidden }: Page) =>
  withNewest(db, userSeq)
    .$if(states !== undefined, (q) => q.where(publicState, 'in', states ?? []))
    .$if(onlyHidden !== undefined, (q) => q.where(hidden, '=', onlyHidden === true))
    .select([publicState.as('state'), hidden.as('hidden'), 'k.name_sealed'])
    .select([
      'o.order_seq',
      'o.merchant_uid',
      'o.address_state',
      'o.address',
      'o.building_dong',
      'o.building_ho',
      'o.deposit_amount',
      'o.rental_amount',
      'o.created_at',
      'o.state as order_state',
      'o.price',
      'r.report_seq',
      'r.version',
      'r.grade',
      'r.score',
      'r.ready_at',
      'r.unique_no',
    ])
    .select(refundOf)
    .select(ofHome)
    .$narrowType<Pick<HomeOrder, 'address_state' | 'deposit_amount' | 'rental_amount'>>()
    .orderBy('o.order_seq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
