import type { operatorPriceDecide } from '@jipsalpim/contract/areas/operator/prices.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { addOffer } from '../../subscribe/offering/add-offer.ts'
import {
  addDiscount,
  addPrice,
  decideChange,
  endDiscount,
  lockChangeRow,
  stopSelling,
  voidPrice,
  type ChangeRow,
} from '../price/price-queries.ts'

/** Operators cannot approve their own change. A change whose start has passed cannot be approved, only rejected. */
export const decidePriceChange: Action<typeof operatorPriceDecide> = (ctx, { change_seq, approve, reason }, operator) =>
  ctx.tx(async (tx) => {
    const change = await lockChangeRow(tx.db, change_seq)
    if (!change) throw new Fail('notFound')
    if (change.decided_at) throw new Fail('operatorBehind')
    if (approve && change.made_by === operator.seq) throw new Fail('operatorRefused', { reason: 'own' })
    if (approve && !(await apply(tx, change))) throw new Fail('operatorRefused', { reason: 'too-late' })
    await decideChange(tx.db, change_seq, { decided_by: operator.seq, approved: approve, decided_why: reason })
    return { change_seq, approved: approve }
  })

type Terms = {
  from_at: string
  price: number
  tax_free: number
  price_seq: number
  name: string
  gives: string
  amount: number
  most: number | null
  until_at: string
  discount_seq: number
}

function apply(tx: TxContext, { kind, product, terms }: ChangeRow): Promise<boolean> {
  // Only written by proposeChange, from a call that requires the fields of each kind.
  const t = terms as unknown as Terms
  switch (kind) {
    case 'price':
      return addPrice(tx.db, { product, from_at: t.from_at, price: t.price, tax_free: t.tax_free })
    case 'price-void':
      return voidPrice(tx.db, product, t.price_seq)
    case 'stop':
      return stopSelling(tx.db, product, t.from_at)
    case 'discount':
      return addDiscount(tx.db, { product, ...t })
    case 'offer':
      return addOffer(tx, t)
    case 'discount-end':
      return endDiscount(tx.db, product, t.discount_seq, t.until_at)
  }
}
