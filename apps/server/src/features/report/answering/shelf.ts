import { stages } from '@jipsalpim/engine/risk/stage.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { shelfPlace } from '../sealed-place.ts'
import type { ShelfRow } from './answer-queries.ts'

export type Shelf = { name: string | null; hidden: boolean; stage: (typeof stages)[number] | null }

/** The buyer's own name for the report of this order. */
export const nameOnShelf = (
  ctx: Pick<TxContext, 'seal'>,
  row: { order_seq: number; name_sealed: Buffer | null } | undefined,
): string | null => (row?.name_sealed ? ctx.seal.open(shelfPlace(row.order_seq), row.name_sealed).reveal() : null)

/** The buyer's own name for the report, whether it is hidden from their list, and the stage that they entered. */
export const presentShelf = (ctx: Pick<TxContext, 'seal'>, row: ShelfRow | undefined): Shelf => ({
  name: nameOnShelf(ctx, row),
  hidden: row?.hidden ?? false,
  stage: stages.find((s) => s === row?.stage) ?? null,
})
