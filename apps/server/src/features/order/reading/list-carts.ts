import type { orderCarts } from '@jipsalpim/contract/areas/order/carts.ts'
import { grades } from '@jipsalpim/engine/assessment.ts'
import type { Action } from '../../../kernel/serve.ts'
import { cartsPage, countCarts } from './cart-queries.ts'

export const listCarts: Action<typeof orderCarts> = async (ctx, { scan, page }, user) => ({
  total: await countCarts(ctx.db, user.seq, scan),
  carts: (await cartsPage(ctx.db, user.seq, scan, page)).map(
    ({ report_seq, grade, score, ready_at, created_at, ...cart }) => ({
      ...cart,
      report:
        report_seq === null || ready_at === null
          ? null
          : { report_seq, grade: grades.find((g) => g === grade) ?? null, score, ready_at: ready_at.toISOString() },
      ordered_at: created_at.toISOString(),
    }),
  ),
})
