import type { Change, ChangeKind } from '@jipsalpim/engine/diff/change.ts'
import { diffRegisters } from '@jipsalpim/engine/diff/diff-registers.ts'
import { isReworded } from '@jipsalpim/engine/diff/reworded.ts'
import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import { pendingOf } from '@jipsalpim/engine/register/pending.ts'
import { resolveRegister } from '@jipsalpim/engine/register/resolve.ts'
import { isShownBy } from '@jipsalpim/engine/watch/home-state.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { recordEvent } from '../alerting/record-event.ts'
import { ownersOf, savePrint } from '../judging/registers.ts'
import { closeCase, openCases, type CaseRow, type HomeRow, type PrintRow } from '../queries.ts'
import { applyNoted, sameNumber } from './apply-cases.ts'
import { REWORDED, type Applied } from './applied.ts'

type Read = { before: PrintRow; old: RegisterDocument; register: RegisterDocument }
/** An application noted on the register is not an entry yet; it is tracked by the list of applications. */
const waiting: ReadonlySet<ChangeKind> = new Set([
  'application-received',
  'application-registered',
  'application-withdrawn',
])

/** True for a change of the entries, which only a register shows. */
export const isConfirmedByRegister = ({ kind }: Pick<Change, 'kind'>): boolean => !waiting.has(kind)

/** Compares the register with the last one by its entries, not by its text. */
export async function applyRegister(tx: TxContext, home: HomeRow, { before, old, register }: Read): Promise<Applied> {
  const [earlier, current] = [resolveRegister(old), resolveRegister(register)]
  const diff = diffRegisters(earlier, current)
  // A register that cannot be compared is not an answer: a failed parse means neither "changed" nor "no change".
  if ('refused' in diff) return { result: 'failed', why: diff.refused.name }
  const cases = await openCases(tx.db, home.home_seq)
  const changes = diff.changes.filter(isConfirmedByRegister)
  const noted = await applyNoted(tx, home, register)
  const [doubt] = diff.doubts
  // No change was found, but not everything could be compared: that must not close an application.
  if (changes.length === 0 && doubt)
    return {
      result: 'unknown',
      why: doubt.id,
      says: 'unsure',
      cases: noted,
      sameOwners: isSame(ownersOf(old), ownersOf(register)),
    }
  if (changes.length === 0) {
    // The list drops applications after two months; one that the register still notes is still pending.
    const waits = pendingOf(register)
    const ended = cases.filter(
      (c) => isResultShown(c, tx.now()) && !waits.some((w) => sameNumber(w.receiptNo, c.receipt_no)),
    )
    for (const one of ended) await closeAsSame(tx, home, one)
    return { result: 'same', cases: noted, says: 'same', ...(isReworded(earlier, current, diff) && { why: REWORDED }) }
  }
  const printSeq = await savePrint(tx, home.home_seq, register)
  const numbers = changes.map((c) => c.receiptNo)
  const entered = cases.filter((c) => numbers.some((no) => sameNumber(no, c.receipt_no)))
  const over = entered.length > 0 ? entered : cases.filter((c) => mayBeEntered(c, numbers))
  for (const { case_seq } of over) await closeCase(tx.db, case_seq)
  await recordEvent(
    tx,
    home,
    {
      // Without a matching application, the alert states that we missed it, and it is counted as missed.
      cause: { of: 'extract', says: 'changed', caseSeen: over.length > 0 },
      case_seq: over[0]?.case_seq ?? null,
      before_print: before.print_seq,
      after_print: printSeq,
      dedupe_key: String(printSeq),
    },
    { registers: { before: old, after: register } },
  )
  // The list is searched by the owners' names: under the new ones it may show other applications.
  const isOther = !isSame(ownersOf(old), ownersOf(register))
  return { result: 'changed', cases: over.length, says: 'changed', ...(isOther && { now: 'cases' }) }
}

/**
 * An ended application may be what changed, unless the numbers say otherwise: then it ended without effect, or is only
 * hidden, because the list is searched by the owners' names and the title has passed.
 */
const mayBeEntered = (c: CaseRow, changed: readonly (string | null)[]): boolean =>
  endedAt(c) !== null && (c.receipt_no === null || changed.includes(null))

/** True if a register that is read now shows the result of an application that has ended. */
function isResultShown(c: CaseRow, now: Date): boolean {
  const at = endedAt(c)
  return at !== null && isShownBy(at, now)
}
const endedAt = (c: CaseRow): Date | null => (c.phase === 'completed' ? c.phase_at : c.gone_at)

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length > 0 && a.length === b.length && a.every((name) => b.includes(name))

/** The application ended without changing the register: alerts the watches that were alerted to the application. */
async function closeAsSame(tx: TxContext, home: HomeRow, one: CaseRow): Promise<void> {
  await closeCase(tx.db, one.case_seq)
  const cause = { of: 'extract', says: 'same', caseSeen: true } as const
  await recordEvent(tx, home, { cause, case_seq: one.case_seq, dedupe_key: one.case_key }, { application: one })
}
