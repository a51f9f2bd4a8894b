import type { operatorCodes } from '@jipsalpim/contract/areas/coupon/operator.ts'
import type { Action } from '../../../kernel/serve.ts'
import { codePlace } from './import-codes.ts'
import { csvOf } from './csv.ts'
import { batchBySeq, codesOf } from './operator-queries.ts'
import { presentBatch } from './present-batch.ts'

/** The codes of a batch to hand out. A batch that waits for approval returns none. */
export const readCodes: Action<typeof operatorCodes> = async (ctx, { batch_seq }) => {
  const batch = presentBatch(await batchBySeq(ctx.db, batch_seq))
  const rows = batch.state === 'live' ? await codesOf(ctx.db, batch_seq) : []
  const codes = rows.flatMap((r) => (r.code_sealed ? [ctx.seal.open(codePlace(r.code_index), r.code_sealed)] : []))
  return {
    ...batch,
    csv: csvOf(
      ['code'],
      codes.map((code) => [code.reveal()]),
    ),
  }
}
