import type { PlaceChoice } from '@jipsalpim/contract/areas/order/order.ts'
import { Fail } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { listUnits } from '../../address/list-units.ts'
import { namePlace } from '../../address/name-place.ts'
import { openHit } from '../../address/sign-hit.ts'
import type { PlaceColumns } from '../order-row.ts'

/** The place of the home: the building from the key that we signed, the unit as the user chose it. */
export async function choosePlace(ctx: Context, choice: PlaceChoice | null): Promise<PlaceColumns> {
  if (!choice) return nowhere
  const hit = openHit(choice.address_key, ctx.settings.signingKey)
  if (!hit) throw new Fail('invalidInput', { 'place.address_key': 'not-ours' })
  const unit = {
    building_dong: choice.building_dong || null,
    building_floor: choice.building_floor || null,
    building_ho: choice.building_ho || null,
  }
  const undecided = unit.building_ho === null && (hit.multi || (await hasUnits(ctx, hit, unit.building_dong)))
  return {
    ...unit,
    address_state: undecided ? 'dongfloorho' : 'complete',
    ...namePlace(hit),
    joint_yn: hit.multi ? 'Y' : 'N',
    unique_no: choice.unique_no,
    hit,
  }
}

/** When no source answers, the building is treated as a single house: the address service did not mark it as 공동주택. */
async function hasUnits(ctx: Context, hit: NonNullable<PlaceColumns['hit']>, dong: string | null): Promise<boolean> {
  const found = await listUnits(ctx, hit, dong)
  return found !== null && (found.units.length > 0 || found.dongs.length > 1)
}

const nowhere: PlaceColumns = {
  address_state: 'address',
  address: null,
  address_jibun: null,
  address_si: null,
  address_gu: null,
  address_dong: null,
  address_li: null,
  building_code: null,
  building_name: null,
  building_number: null,
  building_dong: null,
  building_floor: null,
  building_ho: null,
  joint_yn: null,
  unique_no: null,
  hit: null,
}
