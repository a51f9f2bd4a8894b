import type { PlaceChoice } from '@jipsalpim/contract/areas/order/order.ts'
import { Fail } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { findCandidates } from '../../address/find-candidates.ts'
import { pickRegister } from '../../report/preparing/find-register.ts'
import type { ChosenHome } from '../hooks.ts'

/**
 * The chosen home with the number of its register; the look-up is free. 2516 if the unit is incomplete or does not
 * match exactly one register; if the registry does not answer, nothing is changed.
 */
export async function chooseHome(ctx: Context, place: PlaceChoice): Promise<ChosenHome & { uniqueNo: string }> {
  const home = await ctx.hooks.watchOrders.chooseHome(ctx, place)
  if (!home) throw new Fail('unitState')
  const answer = await findCandidates(ctx, home.hit, home.building_dong, home.building_ho)
  if (!answer.ok) throw new Fail(answer.kind === 'refused' && answer.reason === 'too-many' ? 'unitState' : 'tryLater')
  const chosen = pickRegister(answer.value, place.unique_no)
  if (typeof chosen === 'string' || (place.unique_no !== null && chosen.uniqueNo !== place.unique_no))
    throw new Fail('unitState')
  return { ...home, uniqueNo: chosen.uniqueNo }
}
