import type { RegisterDocument, ResolvedRegister } from '../register/model.ts'
import { resolveRegister } from '../register/resolve.ts'
import { valueOf } from '../values/known.ts'
import { alignEntries } from './align.ts'
import { applyEdits, documentOf } from './apply.ts'
import { newEntriesSince } from './new-entries.ts'
import type { Change, DiffRefused, Edit, RegisterDiff } from './change.ts'
import { displayChanges } from './display-changes.ts'
import { doubtsOf } from './doubts.ts'
import { inOrder } from './in-order.ts'
import { jointChanges } from './joint-changes.ts'
import { meaningOf } from './meaning.ts'
import { pendingChanges } from './pending-changes.ts'
import { readEnd, readRevival } from './read-cancellation.ts'
import { readRegistration } from './read-registration.ts'
import { refusalOf } from './same-home.ts'
import { type Sequence, sequenceOf, type Step } from './sequence.ts'
import { entryWith, evidence } from './find-entries.ts'
import { plainEntry } from './entry-state.ts'

/**
 * Legal changes between two prints of one register, in the order in which they took effect; or why the prints cannot
 * be compared. Layout, masking and kind of certificate are no changes.
 */
export function diffRegisters(before: ResolvedRegister, after: ResolvedRegister): RegisterDiff | DiffRefused {
  const refusal = refusalOf({ before, after })
  if (refusal !== null) return refusal
  const alignment = alignEntries(before, after)
  const sequence = sequenceOf(before, after, alignment)
  const reprint = reprintOf(before, after, sequence)
  const start = applyEdits(documentOf(before), reprint)
  const pending = pendingChanges(before, after, newEntriesSince(before, alignment))
  return {
    uniqueNo: after.uniqueNo ?? before.uniqueNo,
    address: after.address === '' ? before.address : after.address,
    from: before.viewedAt,
    to: after.viewedAt,
    changes: inOrder(stepChanges(start, sequence.steps, before), [
      ...displayChanges({ before, after }),
      ...jointChanges(before, after),
      ...pending.changes,
    ]),
    doubts: doubtsOf(before, after, alignment, sequence, pending.notAsked),
    reprint,
  }
}

/** Each step is read from the register as it was just before it. */
function stepChanges(start: RegisterDocument, steps: readonly Step[], seen: ResolvedRegister): Change[] {
  let doc = start
  let before = resolveRegister(start)
  return steps.map((step) => {
    doc = applyEdits(doc, step.edits)
    const after = resolveRegister(doc)
    const change = changeOf(step, before, after, seen)
    before = after
    return change
  })
}

function changeOf(step: Step, before: ResolvedRegister, after: ResolvedRegister, seen: ResolvedRegister): Change {
  const read = step.by === null ? withoutEntry(step, before, after) : registered(step, before, after)
  return { ...read, meaning: meaningOf(read, wasAhead(read, seen)), edits: step.edits }
}

function registered(step: Step & { by: object }, before: ResolvedRegister, after: ResolvedRegister) {
  const { acting, reprints } = step.by
  const entry = entryWith(after, acting.id) ?? acting
  return { entries: [entry, ...reprints].map(evidence), ...readRegistration({ before, after, entry }) }
}

function withoutEntry(step: Step & { by: null }, before: ResolvedRegister, after: ResolvedRegister) {
  const entry = 'ended' in step ? step.ended : step.revived
  const read =
    'ended' in step ? readEnd(before, after, entry) : readRevival(before, after, [entryWith(after, entry.id) ?? entry])
  return {
    entries: [],
    day: null,
    receiptNo: null,
    on: [],
    purpose: entry.purpose,
    amount: null,
    holders: null,
    owners: null,
    words: null,
    application: null,
    ...read,
  }
}

/** Received before the older print was viewed, but not entered by then (부동산등기법 6조②: it counts from its receipt). */
function wasAhead(read: Pick<Change, 'day' | 'receiptNo'>, seen: ResolvedRegister): boolean {
  const viewed = valueOf(seen.viewedAt)?.slice(0, 10)
  return read.day !== null && read.receiptNo !== null && viewed !== undefined && read.day < viewed
}

/** Empty when the two prints are of one kind and read alike. */
function reprintOf(before: ResolvedRegister, after: ResolvedRegister, { base }: Sequence): Edit[] {
  const { certificate, readFrom, strikesReadable } = after
  const sameHead =
    before.certificate === certificate && before.readFrom === readFrom && before.strikesReadable === strikesReadable
  const own = before.entries.map(plainEntry)
  if (sameHead && JSON.stringify(own) === JSON.stringify(base)) return []
  return [{ do: 'reprint', head: { certificate, readFrom, strikesReadable }, entries: base }]
}
