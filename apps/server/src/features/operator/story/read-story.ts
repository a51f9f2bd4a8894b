import type { operatorOrder } from '@jipsalpim/contract/areas/operator/back-office.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import { BULK_PRODUCT } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import { isTicketPack } from '@jipsalpim/contract/areas/ticket/packs.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { readCollected } from '../../payment/read-collected.ts'
import { readPayments } from '../../payment/doubt/read-payments.ts'
import { openRequestOf } from '../refund/refund-queries.ts'
import { presentJob } from './present-job.ts'
import { describeOrder } from './present-order.ts'
import { jobsOfOrder, momentsOf, noticesOf, storyHead } from './story-queries.ts'

type Story = Output<typeof operatorOrder>

/** Everything that happened to an order, and why, as one timeline. */
export const readStory: Action<typeof operatorOrder> = async (ctx, { order_seq }, operator) => {
  const head = await storyHead(ctx.db, order_seq)
  if (!head) throw new Fail('notFound')
  const collected = await readCollected(ctx.db, order_seq)
  const request = await openRequestOf(ctx.db, order_seq)
  const { address_state, pg_name, product, pay_method, supply_by, area, discount, paid_at, delivered_at } = head
  return {
    order: {
      ...describeOrder(head),
      address_state,
      pg_name,
      product,
      pay_method,
      supply_by,
      area,
      discount,
      paid_at: paid_at?.toISOString() ?? null,
      delivered_at: delivered_at?.toISOString() ?? null,
    },
    money: {
      paid: collected.paid,
      back: collected.back,
      open: collected.open,
      most: collected.open || product === BULK_PRODUCT ? 0 : collected.paid - collected.back,
      part: !isTicketPack(head.product),
      doubt: collected.doubt,
      waits: request ? { amount: request.amount, mine: request.made_by === operator.seq } : null,
    },
    payments: (await readPayments(ctx, order_seq)).map((p) => ({
      gateway_id: p.gateway_id,
      state: p.state,
      amount: p.amount,
      left: p.left,
      decision: p.decision,
      outside: p.outside,
      at: p.seen_at.toISOString(),
    })),
    moments: (await momentsOf(ctx.db, order_seq)).map((m) => ({
      ...m,
      // The statement has no other sources.
      source: m.source as Story['moments'][number]['source'],
      at: m.at.toISOString(),
    })),
    notices: (await noticesOf(ctx.db, order_seq)).map(({ created_at, ...n }) => ({
      ...n,
      again: n.channel === 'talk' && n.state !== 'pending' && n.state !== 'unknown',
      at: created_at.toISOString(),
    })),
    jobs: (await jobsOfOrder(ctx.db, order_seq)).map(presentJob),
  }
}
