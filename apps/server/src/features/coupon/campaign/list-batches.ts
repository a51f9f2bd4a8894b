import type { operatorBatches } from '@jipsalpim/contract/areas/coupon/operator.ts'
import type { Action } from '../../../kernel/serve.ts'
import { lastBatches } from './operator-queries.ts'
import { presentBatch } from './present-batch.ts'

/** Who has uploaded codes, and which batches wait for approval. */
export const listBatches: Action<typeof operatorBatches> = async (ctx, _, operator) => ({
  batches: (await lastBatches(ctx.db)).map((b) => ({
    ...presentBatch(b),
    made_by: b.made_by,
    made_at: b.made_at.toISOString(),
    approved_at: b.approved_at?.toISOString() ?? null,
    mine: b.made_by === operator.seq,
  })),
})
