import type { PendingApplication, ResolvedEntry, ResolvedRegister } from '../register/model.ts'
import { isSameApplication, pendingOf } from '../register/pending.ts'
import { purposeKind } from '../register/vocabulary.ts'
import type { Change, Edit } from './change.ts'
import { squeeze } from './plain-words.ts'
import { evidence } from './find-entries.ts'

/** Applications that were received, entered or withdrawn. `came`: the new entries of the newer register. */
export function pendingChanges(
  before: ResolvedRegister,
  after: ResolvedRegister,
  came: readonly ResolvedEntry[],
): { changes: Change[]; notAsked: boolean } {
  const [was, now] = [pendingOf(before), pendingOf(after)]
  const received = now.filter((n) => !was.some((w) => isSameApplication(w, n)))
  const left = was.filter((w) => !now.some((n) => isSameApplication(w, n)))
  const entered = left.map((w) => [w, came.find((e) => isEnteredAs(w, e))] as const)
  // a list that was not fetched this time proves no end
  const notAsked = before.pending !== undefined && after.pending === undefined
  const gone = entered.filter(([w, e]) => e === undefined && !(notAsked && isListed(before, w)))
  const changes = [
    ...entered.flatMap(([w, e]) => (e === undefined ? [] : [change('application-registered', w, e)])),
    ...gone.map(([w]) => change('application-withdrawn', w, null)),
    ...received.map((n) => change('application-received', n, null)),
  ]
  const edit: Edit = { do: 'pending', note: after.pendingNote, list: after.pending ?? null }
  return {
    changes: changes.map((c, i) => (i > 0 ? c : { ...c, edits: [edit] })),
    notAsked: notAsked && entered.some(([w, e]) => e === undefined && isListed(before, w)),
  }
}

const isListed = (r: ResolvedRegister, a: PendingApplication) => (r.pending ?? []).some((x) => isSameApplication(x, a))

/** By its receipt number; by purpose and day if the note has no number. */
export function isEnteredAs(a: PendingApplication, e: ResolvedEntry): boolean {
  if (a.receiptNo !== null && e.receiptNo !== null)
    return Number(a.receiptNo) === Number(e.receiptNo) && (a.receivedAt === null || a.receivedAt === e.receivedAt)
  if (a.purpose === null) return false
  return squeeze(a.purpose) === squeeze(e.purpose) && (a.receivedAt === null || a.receivedAt === e.receivedAt)
}

const change = (kind: Change['kind'], application: PendingApplication, entry: ResolvedEntry | null): Change => ({
  kind,
  rights: application.purpose === null ? [] : [purposeKind({ purpose: application.purpose })],
  day: application.receivedAt,
  receiptNo: application.receiptNo,
  entries: [],
  on: entry === null ? [] : [evidence(entry)],
  purpose: application.purpose ?? '',
  amount: null,
  holders: null,
  owners: null,
  words: null,
  application,
  meaning: [
    kind === 'application-received'
      ? application.purpose?.replace(/\s+/g, '').endsWith('말소')
        ? 'application-to-clear'
        : 'application-waiting'
      : kind === 'application-registered'
        ? 'application-done'
        : 'application-gone',
  ],
  edits: [],
})
