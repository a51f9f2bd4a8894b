import type { Output } from '@jipsalpim/contract/call.ts'
import type { operatorPrices } from '@jipsalpim/contract/areas/operator/prices.ts'
import type { Action } from '../../../kernel/serve.ts'
import { allDiscounts, allPrices, allProducts, openChanges } from './price-queries.ts'

type Terms = Output<typeof operatorPrices>['changes'][number]['terms']

/** All products with past, current and future prices, and the changes waiting for a second operator. */
export const readPrices: Action<typeof operatorPrices> = async (ctx, _input, operator) => {
  const [prices, discounts] = [await allPrices(ctx.db), await allDiscounts(ctx.db)]
  return {
    products: (await allProducts(ctx.db)).map((product) => ({
      product,
      prices: prices
        .filter((p) => p.product === product)
        .map(({ price_seq, from_at, price, tax_free, state }) => ({
          price_seq,
          from_at: from_at.toISOString(),
          price,
          tax_free,
          state,
        })),
      discounts: discounts
        .filter((d) => d.product === product)
        .map(({ discount_seq, name, gives, amount, from_at, until_at, state }) => ({
          discount_seq,
          name,
          gives,
          amount,
          from_at: from_at.toISOString(),
          until_at: until_at?.toISOString() ?? null,
          state,
        })),
    })),
    changes: (await openChanges(ctx.db)).map(({ change_seq, kind, product, terms, reason, made_by, made_at }) => ({
      change_seq,
      kind,
      product,
      // Only written by proposeChange: plain values by name.
      terms: terms as Terms,
      reason,
      made_by,
      made_at: made_at.toISOString(),
      mine: made_by === operator.seq,
    })),
  }
}
