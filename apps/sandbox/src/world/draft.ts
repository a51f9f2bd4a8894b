import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import type { Party } from './parties.ts'

export type Section = '갑구' | '을구'
/** A labelled value of the last cell; `more` are the indented lines under it. */
export type Field = { label: string; value: string; more?: readonly string[] }
export type Holding = { party: Party; share: readonly [number, number] | null }

/** An application as the registrar enters it. `{}` in a purpose stands for the rank of the entry that it touches. */
export type Draft = {
  /** Names the entry for later ones; unique in a home. */
  key: string
  section: Section
  on: Day
  purpose: string
  cause: string | null
  causeOn?: Day
  fields: readonly Field[]
  /** Free text of the last cell, where no label stands. */
  text?: string
  /** Under a dashed line in the same cells: '신탁' and its ledger. */
  also?: { purpose: string; cause?: string; fields: readonly Field[] }
  /** 부기: stands under this entry as 'n-1'. */
  under?: string
  /** Cancels these; their 부기 go with them. */
  cancels?: readonly string[]
  /** Strikes the named fields of `under` (변경, 이전): the entry lives on. */
  replaces?: readonly string[]
  /** Strikes what stands under the dashed line of that entry (신탁등기말소). */
  strikesAlso?: string
  /** Who owns the home once this is entered. */
  owners?: readonly Holding[]
  /** The number under which it was received, where it waited as an application first. */
  receiptNo?: number
  /** Entered by the registrar without a receipt of its own. */
  noReceipt?: true
  /** For the summary: the money, where there is any. */
  won?: Won
}
