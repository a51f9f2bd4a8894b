import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import { pendingOf } from '@jipsalpim/engine/register/pending.ts'
import {
  caseKey,
  followCases,
  followEvent,
  type CaseStep,
  type KnownCase,
  type SeenCase,
} from '@jipsalpim/engine/watch/follow-cases.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { recordEvent } from '../alerting/record-event.ts'
import { openPrint } from '../judging/registers.ts'
import { casesSince, lastPrint, saveCase, type CaseRow, type HomeRow } from '../queries.ts'
import { renameCase } from './case-queries.ts'
import { markApplied } from '../feed/feed-queries.ts'
import type { Found } from './found.ts'
import type { Applied } from './applied.ts'
import { knownSince } from './known-since.ts'

/**
 * Tracks each application separately. If one was completed, or disappeared from the list without a result, the register
 * has to be read.
 */
export async function applyCases(tx: TxContext, home: HomeRow, found: Found & { is: 'cases' }): Promise<Applied> {
  const now = tx.now()
  const rows = await knownCases(tx, home, found.seen)
  if (found.seen.length === 0 && found.empty === 'unknown')
    return { result: 'unknown', why: 'owner-stale', now: 'extract' }
  const steps = followCases(rows.map(toKnown), found.seen, now)
  const again = await followAll(tx, home, steps, { rows, isFirst: home.listed_at === null })
  return {
    result: found.seen.length > 0 ? 'cases' : 'none',
    cases: found.seen.length,
    ...(again && { now: 'extract' }),
  }
}

/**
 * Applies the steps; true if the register has to be read now. Two kinds of applications that are seen for the first time
 * are over: they are stored and not alerted, because an alert of a new application, or of one that changed nothing, would
 * be wrong. Those that the first list of a home shows as withdrawn or dismissed ended before anyone watched it. Those
 * that the last register already shows were entered before the watch began, or while they were not listed under the
 * owner's name that was known; that register was the first one, or its change was alerted.
 */
async function followAll(
  tx: TxContext,
  home: HomeRow,
  steps: readonly CaseStep[],
  { rows, isFirst }: { rows: readonly CaseRow[]; isFirst: boolean },
): Promise<boolean> {
  // Registers are decrypted only if there is a new application.
  const last = steps.some((s) => s.why === 'new') ? await lastPrint(tx.db, home.home_seq) : undefined
  const entries = openPrint(tx, last)?.entries ?? []
  const overSince = (step: CaseStep): Date | null => {
    if (step.why !== 'new') return null
    if (isFirst && step.now === 'dismissed') return tx.now()
    return entries.some((e) => isEntryOf(e, step)) ? (last?.read_at ?? null) : null
  }
  let again = false
  for (const step of steps) {
    const closed_at = overSince(step)
    if (closed_at) await saveCase(tx.db, { ...rowOf(home, step), gone_at: null, closed_at })
    else again = (await follow(tx, home, step, rows)) || again
  }
  return again
}
/** Numbers restart every year: without both days, only an application that has ended is taken for its entry. */
const isEntryOf = (
  e: RegisterDocument['entries'][number],
  { now, case: { receiptNo, receivedOn } }: CaseStep,
): boolean =>
  sameNumber(e.receiptNo, receiptNo) &&
  (receivedOn === null || e.receivedAt === null ? now === 'completed' : e.receivedAt === receivedOn)

/** What a step says of an application. */
const rowOf = ({ home_seq }: HomeRow, { key, now, case: seen }: CaseStep) => ({
  home_seq,
  case_key: key,
  phase: now,
  purpose: seen.purpose,
  state_word: seen.stateWord,
  received_on: seen.receivedOn,
  receipt_no: seen.receiptNo,
  office: seen.office,
})

/** Applies the feed's rows in order. Applications without a row stay unchanged. */
export async function applyEvents(tx: TxContext, home: HomeRow, found: Found & { is: 'events' }): Promise<Applied> {
  let again = false
  for (const row of found.rows) {
    const seen = {
      receivedOn: row.received_on,
      receiptNo: row.receipt_no,
      office: row.court,
      purpose: row.purpose,
      stateWord: row.state_word,
    }
    const rows = await knownCases(tx, home, [seen])
    const steps = followEvent(rows.map(toKnown), seen, tx.now())
    again = (await followAll(tx, home, steps, { rows, isFirst: false })) || again
  }
  const [cases] = await Promise.all([
    casesSince(tx.db, home.home_seq, knownSince(tx.now())),
    markApplied(tx.db, found.rows),
  ])
  return { ...resultOfFeed(cases, found.rows, found.until), ...(again && { now: 'extract' }) }
}

/** The result of a check by the feed, for a home with these known applications. */
export function resultOfFeed(
  cases: readonly Pick<CaseRow, 'closed_at'>[],
  rows: readonly unknown[],
  until: Date | null,
): Applied {
  const open = cases.filter((c) => c.closed_at === null).length
  return {
    result: open + rows.length > 0 ? 'cases' : 'none',
    cases: open,
    ...(until ? { until } : { isPart: true }),
  }
}

/** True if the register has to be read now. */
async function follow(tx: TxContext, home: HomeRow, step: CaseStep, rows: readonly CaseRow[]): Promise<boolean> {
  const before = rows.find((r) => r.case_key === step.key)
  const isKnown = before?.state_word === step.case.stateWord && before.purpose === step.case.purpose
  if (step.why === 'same' && isKnown) return false
  const over = step.now === 'dismissed'
  const saved = await saveCase(tx.db, {
    ...rowOf(home, step),
    gone_at: step.why === 'vanished' ? (before?.gone_at ?? step.at) : null,
    closed_at: over ? (before?.closed_at ?? step.at) : (before?.closed_at ?? null),
  })
  // The list still shows an application that has ended.
  if (before?.closed_at) return false
  await recordEvent(
    tx,
    home,
    { cause: { of: 'case', step }, case_seq: saved.case_seq, dedupe_key: step.key },
    { application: saved },
  )
  return step.why === 'vanished' ? before?.gone_at === null : step.now === 'completed' && step.why !== 'same'
}

/** Saves the applications noted on the register itself (부동산등기규칙 30조④) that the list has not shown yet. */
export async function applyNoted(tx: TxContext, home: HomeRow, register: RegisterDocument): Promise<number> {
  const noted = pendingOf(register)
  const rows = await casesSince(tx.db, home.home_seq, knownSince(tx.now()))
  for (const { purpose, receivedAt: receivedOn, receiptNo, status } of noted) {
    const seen = { purpose: purpose ?? '', receivedOn, receiptNo, office: null, stateWord: status ?? '접수' }
    const same = (r: CaseRow) => (receiptNo === null ? r.purpose === seen.purpose : sameNumber(r.receipt_no, receiptNo))
    if (rows.some(same)) continue
    const key = caseKey(seen)
    const step: CaseStep = { key, was: null, now: 'received', case: seen, at: tx.now(), why: 'new' }
    const saved = await saveCase(tx.db, { ...rowOf(home, step), gone_at: null, closed_at: null })
    await recordEvent(
      tx,
      home,
      { cause: { of: 'case', step }, case_seq: saved.case_seq, dedupe_key: key },
      { application: saved },
    )
  }
  return noted.length
}

export const sameNumber = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && Number(a) === Number(b)

async function knownCases(tx: TxContext, home: HomeRow, seen: readonly SeenCase[]): Promise<CaseRow[]> {
  const known: CaseRow[] = []
  for (const row of await casesSince(tx.db, home.home_seq, knownSince(tx.now())))
    known.push(await withOffice(tx, row, seen))
  return known
}

/** An application noted on the register has no office; when the list names it, the key is updated. */
async function withOffice(tx: TxContext, row: CaseRow, seen: readonly SeenCase[]): Promise<CaseRow> {
  const listed =
    row.office === null ? seen.find((s) => s.office !== null && sameNumber(s.receiptNo, row.receipt_no)) : undefined
  if (!listed) return row
  return renameCase(tx.db, row.case_seq, { case_key: caseKey(listed), office: listed.office })
}

const toKnown = (row: CaseRow): KnownCase => ({
  key: row.case_key,
  phase: row.phase,
  receivedOn: row.received_on,
  receiptNo: row.receipt_no,
  purpose: row.purpose,
  stateWord: row.state_word,
  office: row.office,
  firstSeenAt: row.first_seen_at,
  lastSeenAt: row.last_seen_at,
  goneAt: row.gone_at,
})
