import { Fail, type User } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { openHit } from '../../address/sign-hit.ts'
import type { Product } from '@jipsalpim/contract/areas/coupon/coupon.ts'
import type { IntendedPurchase } from '../using/price-with.ts'

/** The intended purchase: today's price, and the home's place from the address key. */
export async function intendedPurchase(
  ctx: Context,
  { service_type, address_key }: { service_type: Product; address_key?: string | undefined },
  user: User,
): Promise<IntendedPurchase> {
  const hit = address_key === undefined ? null : openHit(address_key, ctx.settings.signingKey)
  if (address_key !== undefined && !hit) throw new Fail('invalidInput', { address_key: 'not-ours' })
  const now = await ctx.hooks.priceOf(ctx, service_type, user)
  if (!now) throw new Fail('invalidInput', { service_type: 'not-sold' })
  return { product: service_type, price: now.price, dongCode: hit?.dongCode ?? null }
}
