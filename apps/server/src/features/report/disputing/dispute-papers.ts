import { DISPUTE_PAPERS_MOST, type DisputePaperKind } from '@jipsalpim/contract/areas/report/document-terms.ts'
import type {
  disputePaperAdd,
  sharedDisputePaperAdd,
  sharedDisputePaperDrop,
} from '@jipsalpim/contract/areas/report/dispute.ts'
import { hashToken } from '../../../crypto/token.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { deleteDocument, disputePapersOf } from '../documents/document-queries.ts'
import { eraseFiles } from '../documents/erase-documents.ts'
import { savePaper, type Sent } from '../documents/save-paper.ts'
import { disputeOfBuyer, disputeOfKey, lockDispute, type DisputeRow } from './dispute-queries.ts'

/** Buyers add documents to their own disputes only, not to another person's dispute about their report. */
export const addDisputePaper: Action<typeof disputePaperAdd> = async (ctx, { dispute_seq, kind, ...sent }, user) => {
  const row = await disputeOfBuyer(ctx.db, user.seq, dispute_seq)
  if (row?.side !== 'buyer') throw new Fail('notFound')
  return savePapers(ctx, row, kind, sent)
}

export const addSharedDisputePaper: Action<typeof sharedDisputePaperAdd> = async (ctx, { key, kind, ...sent }) =>
  savePapers(ctx, await ofKey(ctx, key), kind, sent)

export const dropSharedDisputePaper: Action<typeof sharedDisputePaperDrop> = (ctx, { id, key }) =>
  ctx.tx(async (tx) => {
    const { dispute_seq } = await ofKey(tx, key)
    if ((await lockDispute(tx.db, dispute_seq))?.ended_at !== null) throw new Fail('changedSince')
    const paper = (await disputePapersOf(tx.db, [dispute_seq])).find((one) => one.document_seq === id)
    const gone = paper && (await deleteDocument(tx.db, id))
    if (!gone) throw new Fail('notFound')
    await eraseFiles(tx, [gone])
    return { id }
  })

async function ofKey(ctx: Pick<Context, 'db'>, key: string): Promise<DisputeRow> {
  const row = await disputeOfKey(ctx.db, hashToken(key))
  if (!row) throw new Fail('shareEnded')
  return row
}

/** A decided or withdrawn dispute accepts no more documents. */
async function savePapers(ctx: Context, { dispute_seq, ended_at }: DisputeRow, kind: DisputePaperKind, sent: Sent) {
  if (ended_at !== null) throw new Fail('changedSince')
  return savePaper(ctx, sent, async (tx) => {
    const held = await lockDispute(tx.db, dispute_seq)
    if (held?.ended_at !== null) throw new Fail('changedSince')
    const { order_seq, report_seq } = held
    if ((await disputePapersOf(tx.db, [dispute_seq])).length >= DISPUTE_PAPERS_MOST) return 'too-many-papers'
    return { order_seq, report_seq, dispute_seq, kind }
  })
}
