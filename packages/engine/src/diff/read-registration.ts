import { purposeKind, type PurposeKind } from '../register/vocabulary.ts'
import type { Change } from './change.ts'
import { dayOfEntry } from './new-entries.ts'
import { readCancellation, readRestoration } from './read-cancellation.ts'
import { readAmendment } from './read-amendment.ts'
import { readOwnership } from './read-ownership.ts'
import { type Moment, type Reading, targetEntries, targets } from './moment.ts'
import { holdersOf, rightWith } from './find-entries.ts'

/** The legal effect of one registration, read from the register before and after it. */
export function readRegistration(moment: Moment): Omit<Change, 'meaning' | 'edits' | 'entries'> {
  const { entry } = moment
  const reading = readingOf(moment)
  return {
    day: dayOfEntry(entry),
    receiptNo: entry.receiptNo,
    on: [],
    purpose: entry.purpose,
    amount: null,
    holders: null,
    owners: null,
    words: null,
    application: null,
    ...reading,
  }
}

function readingOf(m: Moment): Reading {
  const kind = purposeKind(m.entry)
  if (ownership.has(kind)) return readOwnership(m)
  if (kind === '말소') return readCancellation(m)
  if (kind === '회복') return readRestoration(m)
  if (amendments.has(kind)) return readAmendment(m, kind)
  if (kind === '질권' || kind === '권리목적처분') return { kind: 'pledged', rights: under(m), on: targets(m) }
  if (kind === '회생종결') return { kind: 'insolvency-ended', rights: ['회생'], on: targets(m) }
  if (remarks.has(kind)) return { kind: 'noted', rights: [kind], on: targets(m) }
  return readNewRight(m, kind)
}

const ownership: ReadonlySet<PurposeKind> = new Set(['소유권보존', '소유권이전', '지분이전', '신탁'])
const amendments: ReadonlySet<PurposeKind> = new Set(['변경', '경정', '이전', '표시변경', '담보추가'])
const remarks: ReadonlySet<PurposeKind> = new Set(['통지', '건물만', '대지권', '신탁주의'])

function readNewRight({ after, entry }: Moment, kind: PurposeKind): Reading {
  const right = rightWith(after, entry.id)
  const amount = right?.amount ?? null
  return {
    kind: 'right-added',
    rights: [kind],
    amount: amount === null ? null : { kind: amount.kind, before: 0, after: amount.won },
    holders: { before: [], after: holdersOf(right) },
  }
}

/** The underlying right: a pledge of a transferred part is a pledge of the mortgage. */
const under = (m: Moment): PurposeKind[] => {
  const [target] = targetEntries(m)
  return target === undefined ? [] : [purposeKind(rightWith(m.after, target.id)?.entry ?? target)]
}
