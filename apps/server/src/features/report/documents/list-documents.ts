import type { z } from 'zod'
import type { documentItem } from '@jipsalpim/contract/areas/report/document.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail } from '../../../kernel/serve.ts'
import { isFullyRefunded } from '../../payment/refund/is-fully-refunded.ts'
import { currentVersion, orderOfOwnReport } from '../answering/answer-queries.ts'
import { stepStatesOf } from '../queries.ts'
import { documentsOf, pagesOf } from './document-queries.ts'

type Item = z.output<typeof documentItem>

/** What was fetched for the report, with a print where the source sent one, followed by the user's own documents. */
export async function listDocuments(ctx: Context, userSeq: number, reportSeq: number): Promise<Item[]> {
  const orderSeq = await orderOfOwnReport(ctx.db, userSeq, reportSeq)
  const current = orderSeq === undefined ? undefined : await currentVersion(ctx.db, orderSeq)
  if (orderSeq === undefined || !current || (await isFullyRefunded(ctx, orderSeq))) throw new Fail('notFound')
  const rows = await documentsOf(ctx.db, orderSeq)
  const steps = await stepStatesOf(ctx.db, current.judged_from ?? current.report_seq)
  const fetched = sources.flatMap(([kind, step]): Item[] => {
    const { state, answered_at } = steps.find((s) => s.step === step) ?? {}
    const print = rows.find((row) => row.kind === kind)
    if (print || state !== 'done' || !answered_at) return []
    return [{ id: null, kind, pages: 0, made_at: answered_at.toISOString(), look: null, receipts: [] }]
  })
  const kept = rows.map(({ document_seq, kind, made_at, look, ...row }): Item => ({
    id: document_seq,
    kind,
    pages: pagesOf(row).length,
    made_at: made_at.toISOString(),
    look,
    receipts: pagesOf(row).flatMap(({ receipts = [] }, n) => receipts.map((one) => ({ ...one, page: n + 1 }))),
  }))
  return [...kept.filter((d) => d.look === null), ...fetched, ...kept.filter((d) => d.look !== null)]
}

const sources = [
  ['register', 'register'],
  ['ledger', 'building'],
] as const
