import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { TxContext } from '../../../kernel/context.ts'
import type { ApartRecord } from '../../../kernel/personal-data.ts'
import { disputePapersOf } from '../documents/document-queries.ts'
import { disputesOfUser } from './dispute-queries.ts'
import { disputeText } from './dispute-text.ts'

const THREE_YEARS = 3 * 366

/** 전자상거래법 시행령 제6조: complaints of consumers and how they were settled, for three years. */
export async function retainDisputes(tx: TxContext, userSeq: number): Promise<readonly ApartRecord[]> {
  const rows = await disputesOfUser(tx.db, userSeq)
  const papers = await disputePapersOf(
    tx.db,
    rows.map((row) => row.dispute_seq),
  )
  return rows.map((row) => ({
    ref: `dispute:${row.dispute_seq}`,
    kind: 'dispute',
    body: {
      order_seq: row.order_seq,
      role: row.role,
      finding: row.finding,
      words: disputeText(tx, row, 'words'),
      // only the kinds of the documents; their pages are deleted with the account
      papers: papers.flatMap((paper) => (paper.dispute_seq === row.dispute_seq ? [paper.kind] : [])),
      received_at: row.received_at,
      state: row.state,
      decision: row.decision,
      decided_at: row.decided_at,
      reason: disputeText(tx, row, 'reason'),
    },
    until: addDays(dayInSeoul(row.ended_at ?? tx.now()), THREE_YEARS),
  }))
}
