import { stages } from '@jipsalpim/engine/risk/stage.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { reportNamePlace } from '../sealed-place.ts'
import type { ReportSettingsRow } from './answer-queries.ts'

export type ReportSettings = { name: string | null; hidden: boolean; stage: (typeof stages)[number] | null }

/** The buyer's own name for the report of this order. */
export const reportNameOf = (
  ctx: Pick<TxContext, 'seal'>,
  row: { order_seq: number; name_sealed: Buffer | null } | undefined,
): string | null => (row?.name_sealed ? ctx.seal.open(reportNamePlace(row.order_seq), row.name_sealed).reveal() : null)

/** The buyer's own name for the report, whether it is hidden from their list, and the stage that they entered. */
export const presentReportSettings = (
  ctx: Pick<TxContext, 'seal'>,
  row: ReportSettingsRow | undefined,
): ReportSettings => ({
  name: reportNameOf(ctx, row),
  hidden: row?.hidden ?? false,
  stage: stages.find((s) => s === row?.stage) ?? null,
})
