import type { Personal } from '../../../crypto/personal.ts'
import type { Context } from '../../../kernel/context.ts'
import type { OrderRow } from '../order-row.ts'
import { sealedPlace } from '../address/sealed-place.ts'

export const readLandlordName = (ctx: Pick<Context, 'seal'>, order: OrderRow): Personal | null =>
  order.landlord_name_sealed && ctx.seal.open(sealedPlace(order, 'landlord_name_sealed'), order.landlord_name_sealed)
