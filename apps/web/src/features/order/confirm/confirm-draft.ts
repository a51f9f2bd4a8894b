import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import { tabDraft } from '../../../kernel/tab-draft.ts'
import type { AddressChoice, UnitChoice } from '../../../kernel/funnel/places.ts'

/** The lease and the home as they are being confirmed: kept in this tab, and sent with the last page of each. */
export type ConfirmDraft = {
  type?: '전세' | '반전세' | '월세'
  deposit?: Won | null
  rent?: Won | null
  signed?: Day | null
  /** null: not known yet. */
  moveIn?: Day | null
  months?: string
  source?: 'seen' | 'told'
  home?: AddressChoice
  unit?: UnitChoice
}
/** Per order, by its merchant number. */
export const confirmDraft = tabDraft<ConfirmDraft>('nz_confirm')
