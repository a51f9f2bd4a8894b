import type { Context } from '../../main/context.ts'
import { landlordPlace } from './landlord-place.ts'
import type { OrderRow } from './order-row.ts'

export const readLandlordName = (ctx: Pick<Context, 'seal'>, order: OrderRow): string | null =>
  order.landlord_name_sealed && ctx.seal.open(landlordPlace(order), order.landlord_name_sealed)
