import { isTicketPack, ticketsIn } from '@jipsalpim/contract/areas/ticket/packs.ts'
import type { operatorPriceChange } from '@jipsalpim/contract/areas/operator/prices.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { priceOf } from '../price/price-of.ts'
import { insertChange } from '../price/price-queries.ts'

/** Inserts the change for a second operator's approval; it changes no price yet. */
export const proposeChange: Action<typeof operatorPriceChange> = async (ctx, input, operator) => {
  const { kind, product, reason, ...rest } = input
  const starts = kind === 'price' || kind === 'discount' || kind === 'offer'
  // A stop without a date starts when the second operator approves it.
  const from = starts ? (input.from_at ?? new Date(0)) : kind === 'stop' ? input.from_at : null
  const begins = from === null ? null : new Date(from)
  if (begins !== null && begins <= ctx.now()) throw new Fail('operatorRefused', { reason: 'past' })
  // An offer must be below the list price.
  if (kind === 'offer') {
    const listed = await priceOf(ctx, product, null, begins ?? ctx.now())
    if (!listed || (input.price ?? 0) >= listed.price) throw new Fail('operatorRefused', { reason: 'no-better' })
  }
  if (isTicketPack(product)) {
    if (kind === 'discount') throw new Fail('operatorRefused', { reason: 'pack-discount' })
    // The price must be a multiple of the number of tickets, in won.
    if (kind === 'price' && (input.price ?? 0) % ticketsIn(product) !== 0)
      throw new Fail('operatorRefused', { reason: 'pack-share' })
  }
  const terms = Object.fromEntries(Object.entries(rest).filter(([name]) => lines[kind]?.includes(name)))
  return insertChange(ctx.db, { kind, product, reason, made_by: operator.seq, terms })
}

/** The fields of each kind. */
const lines: Readonly<Record<string, readonly string[]>> = {
  price: ['from_at', 'price', 'tax_free'],
  'price-void': ['price_seq'],
  stop: ['from_at'],
  discount: ['from_at', 'until_at', 'name', 'gives', 'amount', 'most'],
  'discount-end': ['discount_seq', 'until_at'],
  offer: ['from_at', 'until_at', 'price'],
}
