import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
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
type Kept = { merchant: string; draft: ConfirmDraft }
const KEY = 'nz_confirm'

export function readConfirm(merchant: string): ConfirmDraft {
  try {
    // Only the functions here write it.
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
    return kept?.merchant === merchant ? kept.draft : {}
  } catch {
    return {}
  }
}
export const saveConfirm = (merchant: string, draft: ConfirmDraft): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ merchant, draft } satisfies Kept))
export const dropConfirm = (): void => sessionStorage.removeItem(KEY)
