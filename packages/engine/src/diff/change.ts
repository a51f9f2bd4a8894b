import type { Evidence } from '../assessment.ts'
import type {
  AmountKind,
  Entry,
  EntrySection,
  JointCollateralRow,
  RegisterDocument,
  PendingApplication,
} from '../register/model.ts'
import type { PurposeKind } from '../register/vocabulary.ts'
import type { Day } from '../values/day.ts'
import type { Known } from '../values/known.ts'
import type { Won } from '../values/won.ts'

/** The legal event. A change of the print alone (another layout, another kind of certificate) is none of these. */
export const changeKinds = [
  'right-added',
  'amount-raised',
  'amount-lowered',
  'amount-changed',
  'debtor-changed',
  'terms-changed',
  'right-transferred',
  'name-changed',
  'address-changed',
  'collateral-added',
  'collateral-released',
  'collateral-changed',
  'pledged',
  'cancelled',
  'partly-cancelled',
  'restored',
  'owner-changed',
  'trust-added',
  'trust-ended',
  'insolvency-ended',
  'noted',
  'display-changed',
  'land-right-registered',
  'land-right-changed',
  'land-right-gone',
  'separate-noted',
  'separate-cleared',
  'joint-added',
  'joint-released',
  'application-received',
  'application-registered',
  'application-withdrawn',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/** The general meaning of a change. Its effect on one lease is in JudgedChange. */
export const meaningIds = [
  'new-debt',
  'amount-not-printed',
  'debt-raised',
  'debt-lowered',
  'debt-gone',
  'debt-part-gone',
  'debt-back',
  'debtor-changed',
  'lender-changed',
  'lender-is-moneylender',
  'collateral-more',
  'collateral-less',
  'pledged',
  'former-tenant-unpaid',
  'former-tenant-settled',
  'other-tenant-right',
  'other-tenant-right-gone',
  'auction-begun',
  'auction-ended',
  'seizure-begun',
  'seizure-ended',
  'title-challenged',
  'title-cleared',
  'owner-changed',
  'owner-part-changed',
  'owner-back',
  'owner-unclear',
  'trust-begun',
  'trust-ended',
  'insolvency-begun',
  'insolvency-ended',
  'restriction-begun',
  'restriction-ended',
  'rental-registered',
  'rental-ended',
  'land-debt-hidden',
  'land-debt-cleared',
  'land-right-registered',
  'land-right-changed',
  'land-right-gone',
  'building-changed',
  'address-redrawn',
  'name-only',
  'terms-only',
  'remark-only',
  'kind-unknown',
  'was-not-shown-before',
  'cancel-unclear',
  'application-waiting',
  'application-to-clear',
  'application-done',
  'application-gone',
] as const
export type MeaningId = (typeof meaningIds)[number]

export type OwnerLine = { name: string; share: readonly [number, number] | null }

/** Won before and after. 0: no such amount. Null: not printed, or not in won; never treated as 0. */
export type AmountChange = { kind: AmountKind; before: Won | null; after: Won | null }

export type Change = {
  kind: ChangeKind
  /** The kinds of right concerned, '근저당권' for a mortgage's transfer; empty for 표제부 and lists. */
  rights: readonly PurposeKind[]
  /** Registration takes effect from its receipt (부동산등기법 6조②); the day of entry if there is no receipt. */
  day: Day | null
  receiptNo: string | null
  /** The new entries, the acting one first. A 회복 includes the reprint of what it restores. */
  entries: readonly Evidence[]
  /** The entries that it acts on. */
  on: readonly Evidence[]
  /** 등기목적 of the acting entry as printed, or the words of 표제부. */
  purpose: string
  amount: AmountChange | null
  /** Holders of the right: names as printed. */
  holders: { before: readonly string[]; after: readonly string[] } | null
  owners: { before: Known<readonly OwnerLine[]>; after: Known<readonly OwnerLine[]> } | null
  /** Replaced words: an address, a name, a use, a share of the land. */
  words: { before: string; after: string } | null
  application: PendingApplication | null
  meaning: readonly MeaningId[]
  edits: readonly Edit[]
}

export type DisplayBlock = keyof RegisterDocument['display']

/** One step from the older document to the newer one. */
export type Edit =
  /** `after`: the entry of its section above it in print; null at the head of the section. */
  | { do: 'insert'; entry: Entry; after: string | null }
  | { do: 'replace'; id: string; entry: Entry }
  /** Not printed any more, on a certificate of live entries. */
  | { do: 'remove'; id: string }
  | { do: 'display'; block: DisplayBlock; rows: RegisterDocument['display'][DisplayBlock] }
  | { do: 'joint'; rows: readonly JointCollateralRow[] }
  | { do: 'pending'; note: string | null; list: readonly PendingApplication[] | null }
  /** The entries that both prints have, with the newer print's numbering and reading but the older print's state. */
  | { do: 'reprint'; head: PrintHead; entries: readonly Entry[] }

/** Properties of the print, not of the home. */
export type PrintHead = Pick<RegisterDocument, 'certificate' | 'readFrom' | 'strikesReadable'>

/** What could not be compared, or is ambiguous. Always reported, never treated as good news. */
export const doubtIds = [
  'entry-missing',
  'reads-differently',
  'struck-without-entry',
  'cancel-conflict',
  'pending-not-asked',
] as const
export type DoubtId = (typeof doubtIds)[number]
export type Doubt = { id: DoubtId; evidence: Evidence | null; words: { before: string; after: string } | null }

export type RegisterDiff = {
  uniqueNo: string | null
  address: string
  /** Viewing times of the two prints. */
  from: Known<string>
  to: Known<string>
  /** In the order in which they took effect: applied in this order, they turn the older register into the newer one. */
  changes: readonly Change[]
  doubts: readonly Doubt[]
  /** The same facts with the newer print's numbering and reading: applied before the changes. Empty for like prints. */
  reprint: readonly Edit[]
}

export type DiffRefusalName = 'differentHome' | 'homeUnknown' | 'olderAfter' | 'partOnly'
export type DiffRefused = { refused: { name: DiffRefusalName; numbers: Readonly<Record<string, string>> } }

export const sections: readonly EntrySection[] = ['갑구', '을구']
