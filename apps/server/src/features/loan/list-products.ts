import type { loanProducts } from '@jipsalpim/contract/areas/loan/calls.ts'
import { announcedOn } from '@jipsalpim/engine/loan/announced.ts'
import { loanPackId } from '@jipsalpim/engine/loan/pack.ts'
import { leaseProducts, purchaseProducts } from '@jipsalpim/engine/loan/products.ts'
import { refer, type Dated } from '@jipsalpim/engine/law/dated.ts'
import type { LoanTerms } from '@jipsalpim/engine/loan/terms.ts'
import { day as dayOf, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { Fail, type Action } from '../../kernel/serve.ts'

/** The rows of each product on a day; refused for a day before the first one. */
export const listProducts: Action<typeof loanProducts> = async (ctx, { day }) => {
  const on = day ?? dayInSeoul(ctx.now())
  const tables = Object.entries<Dated<LoanTerms | null>>({ ...leaseProducts, ...purchaseProducts })
  const products = tables.flatMap(([code, table]) => {
    const row = table.at(on)
    if (row === null) return []
    const { title, article } = refer(table, row)
    return [
      {
        code,
        offered: row.value !== null,
        terms: row.value,
        from: row.from,
        source: article === undefined ? title : `${title}, ${article}`,
        as_of: row.source.checkedOn,
      },
    ]
  })
  if (products.length === 0) throw new Fail('invalidInput', { day: 'day-too-early' })
  const announced = announcedOn(on).map(({ code, state, from, source }) => ({
    code,
    state,
    from: from === null ? null : dayOf(from),
    source: source.title,
  }))
  return { pack: loanPackId(), day: on, products, announced }
}
