import type { products } from '@jipsalpim/contract/areas/coupon/coupon.ts'
import type { Context } from '../../kernel/context.ts'
import type { User } from '../../kernel/serve.ts'

/** The context for computing a price. */
export type PriceContext = Pick<Context, 'db' | 'now' | 'seal' | 'settings' | 'hooks'>

declare module '../../kernel/hooks.ts' {
  interface Hooks {
    /** Today's price in won for this user, without a coupon; null where none is in force. */
    priceOf: (ctx: PriceContext, product: (typeof products)[number], who: User) => Promise<{ price: number } | null>
  }
}
