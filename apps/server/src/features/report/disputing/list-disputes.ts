import type { reportDisputes, sharedDisputes } from '@jipsalpim/contract/areas/report/dispute.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { hashToken } from '../../../crypto/token.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { orderOfOwnReport } from '../answering/answer-queries.ts'
import { findShare } from '../sharing/find-share.ts'
import { disputePaperKinds } from '@jipsalpim/contract/areas/report/document-terms.ts'
import { disputePapersOf, pagesOf, type DocumentRow } from '../documents/document-queries.ts'
import { disputeOfKey, disputesOfOrder, type DisputeRow } from './dispute-queries.ts'
import { disputeText } from './dispute-text.ts'

type Dispute = Output<typeof reportDisputes>['disputes'][number]
/** `buyer`: of the report. `maker`: made the dispute through a shared link. `public`: reads the shared report. */
type Reader = 'buyer' | 'maker' | 'public'

export const listDisputes: Action<typeof reportDisputes> = async (ctx, { report_seq }, user) => {
  const order = await orderOfOwnReport(ctx.db, user.seq, report_seq)
  if (order === undefined) throw new Fail('notFound')
  return { disputes: await presentAll(ctx, await disputesOfOrder(ctx.db, order), 'buyer') }
}

export const listSharedDisputes: Action<typeof sharedDisputes> = async (ctx, { document, key }, user) => {
  if (document !== undefined) {
    const share = await findShare(ctx, document, user)
    const rows = await disputesOfOrder(ctx.db, share.order_seq)
    // withdrawn before a decision: not shown
    const said = rows.filter((row) => row.ended_at === null || row.decision !== null)
    return { disputes: await presentAll(ctx, said, 'public') }
  }
  const row = await disputeOfKey(ctx.db, hashToken(key ?? ''))
  if (!row) throw new Fail('shareEnded')
  return { disputes: await presentAll(ctx, [row], 'maker') }
}

async function presentAll(ctx: Pick<Context, 'db' | 'seal'>, rows: readonly DisputeRow[], reader: Reader) {
  const papers = await disputePapersOf(
    ctx.db,
    rows.map((row) => row.dispute_seq),
  )
  return rows.map((row) =>
    present(
      ctx,
      row,
      papers.filter((paper) => paper.dispute_seq === row.dispute_seq),
      reader,
    ),
  )
}

function present(ctx: Pick<Context, 'seal'>, row: DisputeRow, papers: readonly DocumentRow[], reader: Reader): Dispute {
  const mine = reader === (row.side === 'buyer' ? 'buyer' : 'maker')
  const question = reader === 'buyer' && !mine ? disputeText(ctx, row, 'ask') : null
  return {
    dispute_seq: reader === 'buyer' ? row.dispute_seq : null,
    mine,
    side: row.side,
    role: row.role,
    verified: row.verified_at !== null,
    owner: reader === 'public' ? null : row.owner_match,
    finding: row.finding,
    state: row.state,
    received_on: dayInSeoul(row.received_at),
    decide_by: row.decide_by,
    words: mine ? disputeText(ctx, row, 'words') : null,
    papers: mine ? papers.flatMap(presentPaper) : [],
    paper_count: reader === 'public' ? null : papers.length,
    question:
      question === null || row.asked_at === null
        ? null
        : { text: question, at: row.asked_at.toISOString(), reply: disputeText(ctx, row, 'reply') },
    decision: row.decision,
    decided_on: row.decided_at === null ? null : dayInSeoul(row.decided_at),
    reason: reader === 'public' ? null : disputeText(ctx, row, 'reason'),
    stands: disputeText(ctx, row, 'stands'),
    version: row.new_version,
  }
}

/** The database allows only these kinds, each with a look, for a dispute. */
export function presentPaper(row: DocumentRow) {
  const kind = disputePaperKinds.find((one) => one === row.kind)
  if (kind === undefined || row.look === null) return []
  return [{ id: row.document_seq, kind, pages: pagesOf(row).length, look: row.look }]
}
