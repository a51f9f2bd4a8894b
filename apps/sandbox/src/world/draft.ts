import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import type { Party } from './parties.ts'

export type Section = '갑구' | '을구'
/** A labelled value of the last cell; `more` are the indented lines below it. */
export type Field = { label: string; value: string; more?: readonly string[] }
export type Holding = { party: Party; share: readonly [number, number] | null }

/**
 * An application as the registrar enters it. `{}` in a purpose is replaced by the rank of the entry that it changes.
 */
export type Draft = {
  /** Identifies the entry for later ones; unique in a home. */
  key: string
  section: Section
  on: Day
  purpose: string
  cause: string | null
  causeOn?: Day
  fields: readonly Field[]
  /** Free text of the last cell, without a label. */
  text?: string
  /** Below a dashed line in the same cells: '신탁' and its ledger. */
  also?: { purpose: string; cause?: string; fields: readonly Field[] }
  /** 부기: entered under this entry as 'n-1'. */
  under?: string
  /** Cancels these, together with their 부기. */
  cancels?: readonly string[]
  /** Strikes the named fields of `under` (변경, 이전): the entry stays in force. */
  replaces?: readonly string[]
  /** Strikes the part below the dashed line of that entry (신탁등기말소). */
  strikesAlso?: string
  /** The owners once this is entered. */
  owners?: readonly Holding[]
  /** The receipt number, if it was a pending application first. */
  receiptNo?: number
  /** Entered by the registrar without a receipt of its own. */
  noReceipt?: true
  /** For the summary: the amount, if there is one. */
  won?: Won
}
