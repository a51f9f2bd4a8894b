import { groupDigits } from '../values/group-digits.ts'
import { assess } from '../assess.ts'
import type { AssessInput, Recovery } from '../assessment.ts'
import { effectOf } from '../diff/judge-change.ts'
import type { Effect } from '../diff/urgency.ts'
import type { AmountKind, Entry, EntrySection, RegisterDocument } from '../register/model.ts'
import { squeeze } from '../register/squeeze.ts'
import { type PurposeKind, purposeKind } from '../register/vocabulary.ts'
import type { Day } from '../values/day.ts'
import { type Known, valueOf } from '../values/known.ts'
import { cutToMan, type Won } from '../values/won.ts'

/** The sums of the rows, in percent of the home's likely price. Assumed: they are not about this application. */
export const whatIfSums = { small: 10, usual: 30, large: 60 } as const
export type WhatIfSize = keyof typeof whatIfSums

/** The effects of applications without a sum, or with none that the register will print. */
export const whatIfFacts = [
  'owner-changes',
  'trust-begins',
  'auction-begins',
  'seizure-begins',
  'title-challenged',
  'restriction-begins',
  'right-changes',
  'right-ends',
  'insolvency-begins',
  'price-unknown',
  'kind-unknown',
] as const
export type WhatIfFact = (typeof whatIfFacts)[number]

export type WhatIfRow =
  | {
      /** As if an entry with this sum were received on the day of the application. */
      size: WhatIfSize
      percent: number
      won: Won
      /** The recovery then, and the difference to now; unknown and null if the recovery is unknown. */
      recovery: Known<Recovery>
      effect: Effect
    }
  | { fact: WhatIfFact }

export type WhatIf = {
  input: AssessInput
  application: { purpose: string; receivedOn: Day | null; receiptNo: string | null }
  day: Day
}

/**
 * The effect that an application of this purpose would have on the recovery, judged by the engine itself: three rows
 * for a purpose with a sum, otherwise one row with the fact. Once registered, it takes effect from its receipt (부동산등기법
 * 6조②).
 */
export function whatIf({ input, application, day }: WhatIf): readonly WhatIfRow[] {
  const kind = purposeKind({ purpose: asPrinted(application.purpose) })
  const sum = sums[kind]
  if (sum === undefined) return [{ fact: facts[kind] ?? 'kind-unknown' }]
  const now = assess({ ...input, day })
  const price = valueOf(now.price)
  if (price === null) return [{ fact: 'price-unknown' }]
  return Object.entries(whatIfSums).map(([size, percent]) => {
    const won = cutToMan((price.likely * percent) / 100)
    const entry = entryOf(input.register, { ...application, ...sum, won, receivedOn: application.receivedOn ?? day })
    const { recovery } = assess({ ...input, register: withEntry(input.register, entry), day })
    return { size: size as WhatIfSize, percent, won, recovery, effect: effectOf(now.recovery, recovery) } // its key
  })
}

/** A list may print '근저당권설정등기' where a register prints '근저당권설정'. */
const asPrinted = (purpose: string): string => squeeze(purpose).replace(/(설정|이전|보존|결정)등기$/, '$1')

type Sum = { section: EntrySection; amount: AmountKind }
const sums: Partial<Record<PurposeKind, Sum>> = {
  근저당권: { section: '을구', amount: '채권최고액' },
  저당권: { section: '을구', amount: '채권액' },
  전세권: { section: '을구', amount: '전세금' },
  주택임차권: { section: '을구', amount: '임차보증금' },
  가압류: { section: '갑구', amount: '청구금액' },
}
/** 압류 prints no sum, and is judged as if it may take everything (recovery/seizures.ts). */
const facts: Partial<Record<PurposeKind, WhatIfFact>> = {
  소유권보존: 'owner-changes',
  소유권이전: 'owner-changes',
  지분이전: 'owner-changes',
  신탁: 'trust-begins',
  경매개시: 'auction-begins',
  강제관리: 'auction-begins',
  공매: 'auction-begins',
  압류: 'seizure-begins',
  가처분: 'title-challenged',
  가등기: 'title-challenged',
  담보가등기: 'title-challenged',
  예고등기: 'title-challenged',
  회생: 'insolvency-begins',
  파산: 'insolvency-begins',
  보전처분: 'insolvency-begins',
  금지사항: 'restriction-begins',
  전매제한: 'restriction-begins',
  특약: 'restriction-begins',
  환매: 'restriction-begins',
  변경: 'right-changes',
  경정: 'right-changes',
  이전: 'right-changes',
  표시변경: 'right-changes',
  담보추가: 'right-changes',
  말소: 'right-ends',
}

type Made = WhatIf['application'] & Sum & { won: Won }
function entryOf(register: RegisterDocument, made: Made): Entry {
  const { section, purpose, receivedOn, receiptNo, amount, won } = made
  const ranks = register.entries.filter((e) => e.section === section).map((e) => Number(e.rank.split('-')[0]))
  const rank = String(Math.max(0, ...ranks.filter(Number.isFinite)) + 1)
  return {
    id: `${section} ${rank}`,
    section,
    rank,
    ordinal: 1,
    oldRank: null,
    purpose: asPrinted(purpose),
    receivedAt: receivedOn,
    receiptNo,
    cause: null,
    causeDate: null,
    caseNo: null,
    parties: [],
    amounts: [{ kind: amount, won, text: `금${groupDigits(won)}원`, struck: false }],
    fields: {},
    lines: [],
    references: [],
    strike: 'none',
    page: null,
  }
}

/** 갑구 is printed before 을구. */
function withEntry(register: RegisterDocument, entry: Entry): RegisterDocument {
  const later = register.entries.findIndex((e) => entry.section === '갑구' && e.section === '을구')
  return { ...register, entries: register.entries.toSpliced(later < 0 ? register.entries.length : later, 0, entry) }
}
