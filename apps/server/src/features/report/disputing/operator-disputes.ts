import type {
  operatorDispute,
  operatorDisputeAsk,
  operatorDisputes,
} from '@jipsalpim/contract/areas/operator/disputes.ts'
import { REPLY_DAYS } from '@jipsalpim/contract/areas/report/dispute-terms.ts'
import { addBusinessDays } from '@jipsalpim/engine/law/business-days.ts'
import { dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { readMaskedVersion } from '../reading/read-masked.ts'
import {
  disputeBySeq,
  endedDisputes,
  openDisputes,
  saveAsk,
  versionNumber,
  type DisputeRow,
} from './dispute-queries.ts'
import { disputePapersOf } from '../documents/document-queries.ts'
import { presentPaper } from './list-disputes.ts'
import { disputeText, sealText } from './dispute-text.ts'
import { notifyBuyer } from './notify-buyer.ts'

export const readDisputes: Action<typeof operatorDisputes> = async (ctx) => {
  const today = dayInSeoul(ctx.now())
  return {
    open: (await openDisputes(ctx.db)).map((row) => describe(row, today)),
    done: (await endedDisputes(ctx.db)).map((row) => describe(row, today)),
  }
}

/** With the masked report, as a recipient of a share sees it. */
export const readDispute: Action<typeof operatorDispute> = async (ctx, { dispute_seq }) => {
  const row = await disputeBySeq(ctx.db, dispute_seq)
  if (!row) throw new Fail('notFound')
  const said = (text: string | null, at: Date | null) =>
    text === null || at === null ? null : { text, at: at.toISOString() }
  const reason = disputeText(ctx, row, 'reason')
  return {
    ...describe(row, dayInSeoul(ctx.now())),
    version: await versionNumber(ctx.db, row.report_seq),
    words: disputeText(ctx, row, 'words'),
    contact: disputeText(ctx, row, 'contact'),
    papers: (await disputePapersOf(ctx.db, [dispute_seq]))
      .flatMap(presentPaper)
      .map(({ id, ...paper }) => ({ document_seq: id, ...paper })),
    question: said(disputeText(ctx, row, 'ask'), row.asked_at),
    reply: said(disputeText(ctx, row, 'reply'), row.replied_at),
    can_ask: row.side === 'other' && row.state === 'received',
    decided:
      reason === null || row.decided_at === null
        ? null
        : {
            reason,
            stands: disputeText(ctx, row, 'stands'),
            version: row.new_version,
            at: row.decided_at.toISOString(),
          },
    assessment: await readMaskedVersion(ctx, row.report_seq),
  }
}

/** The buyer gets `REPLY_DAYS`, and the decision is due one business day later. */
export const askAboutDispute: Action<typeof operatorDisputeAsk> = (ctx, { dispute_seq, question }) =>
  ctx.tx(async (tx) => {
    const row = await disputeBySeq(tx.db, dispute_seq)
    if (!row) throw new Fail('notFound')
    const decide_by = addBusinessDays(dayInSeoul(tx.now()), REPLY_DAYS + 1)
    const ask_sealed = sealText(tx, dispute_seq, 'ask', question)
    if (row.side !== 'other' || !(await saveAsk(tx.db, dispute_seq, { ask_sealed, decide_by })))
      throw new Fail('operatorBehind')
    await notifyBuyer(tx, row, 'asked')
    return { decide_by }
  })

const describe = (row: DisputeRow, today: Day) => ({
  dispute_seq: row.dispute_seq,
  order_seq: row.order_seq,
  side: row.side,
  role: row.role,
  verified: row.verified_at !== null,
  owner: row.owner_match,
  finding: row.finding,
  state: row.state,
  decision: row.decision,
  received_at: row.received_at.toISOString(),
  decide_by: row.decide_by,
  late: row.ended_at === null && row.decide_by < today,
  replied: row.replied_at !== null,
})
