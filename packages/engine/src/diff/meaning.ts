import type { PurposeKind } from '../register/vocabulary.ts'
import type { Change, MeaningId } from './change.ts'

type Read = Omit<Change, 'meaning' | 'edits'>

/** The effect of a change on a present or future tenant: the most important id first. */
export function meaningOf(c: Read, shownLate: boolean): MeaningId[] {
  const findings = [...main(c), ...(isMoneylender(c) ? (['lender-is-moneylender'] as const) : []), ...owned(c)]
  return [...new Set([...findings, ...(shownLate ? (['was-not-shown-before'] as const) : [])])]
}

function main(c: Read): MeaningId[] {
  switch (c.kind) {
    case 'right-added':
      return begun(c)
    case 'restored':
      return c.rights.some(isDebt) ? ['debt-back', ...withoutAmount(c)] : begun(c)
    case 'cancelled':
      return c.on.length === 0 ? ['cancel-unclear'] : ended(c)
    case 'partly-cancelled':
      return c.rights.some(isDebt) ? ['debt-part-gone'] : ['terms-only']
    case 'amount-raised':
      return ['debt-raised']
    case 'amount-lowered':
      return ['debt-lowered']
    case 'amount-changed':
      return ['amount-not-printed']
    case 'right-transferred':
      return ['lender-changed']
    case 'trust-added':
      return ['trust-begun']
    case 'trust-ended':
      return ['trust-ended']
    case 'display-changed':
      return ['building-changed']
    default:
      return [...(plainly[c.kind] ?? [])]
  }
}

const plainly: Partial<Record<Change['kind'], readonly MeaningId[]>> = {
  'debtor-changed': ['debtor-changed'],
  'terms-changed': ['terms-only'],
  'name-changed': ['name-only'],
  'address-changed': ['name-only'],
  'collateral-added': ['collateral-more'],
  'collateral-released': ['collateral-less'],
  'collateral-changed': ['collateral-more'],
  'joint-added': ['collateral-more'],
  'joint-released': ['collateral-less'],
  pledged: ['pledged'],
  'insolvency-ended': ['insolvency-ended'],
  noted: ['remark-only'],
  'land-right-registered': ['land-right-registered'],
  'land-right-changed': ['land-right-changed'],
  'land-right-gone': ['land-right-gone'],
  'separate-noted': ['land-debt-hidden'],
  'separate-cleared': ['land-debt-cleared'],
  'application-received': ['application-waiting'],
  'application-registered': ['application-done'],
  'application-withdrawn': ['application-gone'],
}

/** The meaning of the beginning and the end of each right. */
const ofRight: Partial<Record<PurposeKind, readonly [begun: MeaningId, ended: MeaningId]>> = {
  근저당권: ['new-debt', 'debt-gone'],
  저당권: ['new-debt', 'debt-gone'],
  담보가등기: ['new-debt', 'debt-gone'],
  설정가등기: ['new-debt', 'debt-gone'],
  강제관리: ['seizure-begun', 'seizure-ended'],
  전세권: ['other-tenant-right', 'other-tenant-right-gone'],
  임차권: ['other-tenant-right', 'other-tenant-right-gone'],
  주택임차권: ['former-tenant-unpaid', 'former-tenant-settled'],
  상가임차권: ['former-tenant-unpaid', 'former-tenant-settled'],
  압류: ['seizure-begun', 'seizure-ended'],
  가압류: ['seizure-begun', 'seizure-ended'],
  경매개시: ['auction-begun', 'auction-ended'],
  공매: ['auction-begun', 'auction-ended'],
  가처분: ['title-challenged', 'title-cleared'],
  가등기: ['title-challenged', 'title-cleared'],
  예고등기: ['title-challenged', 'title-cleared'],
  환매: ['title-challenged', 'title-cleared'],
  신탁: ['trust-begun', 'trust-ended'],
  회생: ['insolvency-begun', 'insolvency-ended'],
  파산: ['insolvency-begun', 'insolvency-ended'],
  보전처분: ['insolvency-begun', 'insolvency-ended'],
  지상권: ['restriction-begun', 'restriction-ended'],
  지역권: ['restriction-begun', 'restriction-ended'],
  특약: ['restriction-begun', 'restriction-ended'],
  금지사항: ['restriction-begun', 'restriction-ended'],
  전매제한: ['restriction-begun', 'restriction-ended'],
  민간임대: ['rental-registered', 'rental-ended'],
  소유권이전: ['owner-changed', 'owner-back'],
  지분이전: ['owner-part-changed', 'owner-back'],
  질권: ['pledged', 'terms-only'],
  권리목적처분: ['pledged', 'terms-only'],
  이전: ['lender-changed', 'lender-changed'],
}

const begun = (c: Read): MeaningId[] => [
  ...(c.rights.length === 0 ? (['kind-unknown'] as const) : c.rights.map((r) => ofRight[r]?.[0] ?? 'kind-unknown')),
  ...withoutAmount(c),
]
const ended = (c: Read): MeaningId[] =>
  c.rights.map((r) => (r === '변경' || r === '경정' ? amountMeaning(c) : (ofRight[r]?.[1] ?? 'terms-only')))

function amountMeaning({ amount }: Read): MeaningId {
  if (amount === null || amount.before === null || amount.after === null) return 'terms-only'
  return amount.after > amount.before ? 'debt-raised' : 'debt-lowered'
}

const debts: ReadonlySet<PurposeKind> = new Set(['근저당권', '저당권', '담보가등기'])
export const isDebt = (right: PurposeKind): boolean => debts.has(right)
const owed: ReadonlySet<PurposeKind> = new Set([
  ...debts,
  '설정가등기',
  '전세권',
  '주택임차권',
  '상가임차권',
  '임차권',
  '압류',
  '가압류',
])

/** A claim of unknown size must not count as small. */
const withoutAmount = (c: Read): MeaningId[] =>
  c.rights.some((r) => owed.has(r)) && (c.amount === null || c.amount.after === null) ? ['amount-not-printed'] : []

const lends: ReadonlySet<Change['kind']> = new Set(['right-added', 'right-transferred', 'restored'])
/** 대부업자, 캐피탈 or a buyer of claims: a debt that a bank would not take, or no longer wanted. */
const isMoneylender = (c: Read): boolean =>
  lends.has(c.kind) &&
  c.rights.some(isDebt) &&
  (c.holders?.after ?? []).some((n) => /대부|캐피[탈털]|자산관리|유동화/.test(n))

/** The new owner, if the owner changed. */
function owned({ kind, rights, owners }: Read): MeaningId[] {
  if (owners === null || kind === 'noted' || kind === 'trust-added') return []
  if ('unknown' in owners.after) return ['owner-unclear']
  if (kind === 'cancelled') return ['owner-back']
  return kind === 'owner-changed' ? [rights.includes('지분이전') ? 'owner-part-changed' : 'owner-changed'] : []
}
