import type { operatorLists } from '@jipsalpim/contract/areas/operator/back-office.ts'
import { refundBy } from '@jipsalpim/engine/law/distance-selling.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Action } from '../../../kernel/serve.ts'
import { failedReports, openDifferences, openRefunds, openSupplies } from './list-queries.ts'
import { listDoubts } from '../../payment/doubt/read-doubts.ts'
import { openRequests } from '../refund/refund-queries.ts'
import { presentJob } from '../story/present-job.ts'
import { deadJobs } from '../story/story-queries.ts'

/** The items that an operator must handle. */
export const readLists: Action<typeof operatorLists> = async (ctx, _, operator) => ({
  jobs: (await deadJobs(ctx.db)).map(presentJob),
  differences: (await openDifferences(ctx.db)).map(({ found_at, ...d }) => ({ ...d, at: found_at.toISOString() })),
  supplies: (await openSupplies(ctx.db)).map(({ paid_at, ...s }) => ({
    ...s,
    paid_at: paid_at?.toISOString() ?? null,
  })),
  doubts: (await listDoubts(ctx.db)).map(({ since, ...d }) => ({ ...d, at: since.toISOString() })),
  reports: (await failedReports(ctx.db)).map(({ created_at, ...r }) => ({ ...r, at: created_at.toISOString() })),
  asked: (await openRequests(ctx.db)).map(({ ask_seq, order_seq, amount, reason, made_by, made_at }) => ({
    ask_seq,
    order_seq,
    amount,
    reason,
    made_by,
    mine: made_by === operator.seq,
    due_on: refundBy(dayInSeoul(made_at)),
    at: made_at.toISOString(),
  })),
  refunds: (await openRefunds(ctx.db)).map(({ created_at, ...r }) => ({ ...r, at: created_at.toISOString() })),
})
