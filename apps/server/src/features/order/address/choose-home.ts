import type { Hooks } from '../../../kernel/hooks.ts'
import { choosePlace } from './choose-place.ts'

/** The home chosen in the address search; null unless the unit is complete. */
export const chooseHome: Hooks['watchOrders']['chooseHome'] = async (ctx, choice) => {
  const { hit, address_state, address, building_dong, building_ho } = await choosePlace(ctx, choice)
  return hit && address_state === 'complete'
    ? { hit, address: address ?? hit.roadAddress, building_dong, building_ho }
    : null
}
