import type { DisplayRow, RegisterDocument } from '../register/model.ts'
import { squeeze } from '../register/squeeze.ts'
import { liveCellsOf } from './building.ts'
import { liveRow } from './printed-use.ts'

/**
 * How a unit relates to the land (집합건물법 20조). 'none': no unit of the building has a 대지권, or none is printed;
 * 'others-have': the building's land is printed, and this unit has no share in it; 'leased': a 대지권 that is not
 * ownership ('1 임차권대지권'), so the land belongs to another owner.
 */
export type LandRight = { state: 'owned' | 'leased' | 'others-have' | 'none'; row: DisplayRow }

/**
 * Null if there is no unit, its 표제부 could not be read, or only a part of the register was read: a print of a unit
 * always begins with the whole building (1동의 건물의 표시), and the omissions of an excerpt prove nothing.
 */
export function landRightOf({
  kind,
  display,
  readFrom,
}: Pick<RegisterDocument, 'display' | 'kind' | 'readFrom'>): LandRight | null {
  const unit = liveRow(display.unit)
  if (kind !== '집합건물' || unit === null) return null
  const live = display.landRight.filter((r) => !r.struck)
  const rights = live.flatMap((row) => {
    const text = squeeze(liveCellsOf(row).join(' '))
    return isRight.test(text) ? [{ row, owned: owned.test(text) || !otherRight.test(text) }] : []
  })
  const own = rights.find((r) => r.owned) ?? rights[0]
  if (own !== undefined) return right(own.owned ? 'owned' : 'leased', own.row)
  // text without columns may lose the words of the row, but not the whole block
  if (readFrom === 'text' && live.length > 0) return null
  if (display.land.some((r) => !r.struck)) return right('others-have', unit)
  return liveRow(display.building) === null ? null : right('none', unit)
}

const right = (state: LandRight['state'], row: DisplayRow): LandRight => ({ state, row })
const isRight = /(소유권|지상권|전세권|임차권)대지권|\d분의\d/
const owned = /소유권대지권/
const otherRight = /(지상권|전세권|임차권)대지권/

/** Whether prices of similar homes apply: not without land of its own. */
export const hasGround = (landRight: LandRight | null): boolean => landRight === null || landRight.state === 'owned'
