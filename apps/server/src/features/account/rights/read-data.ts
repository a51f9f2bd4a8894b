import type { personalData } from '@jipsalpim/contract/areas/account/rights.ts'
import type { Action } from '../../../kernel/serve.ts'
import { sealedCells } from '../../../sealing/cells.ts'
import { insertEvent } from '../queries.ts'
import { needFreshLogin } from '../session/fresh-login.ts'
import { countOwnRows } from '../withdrawal/queries.ts'
import { openRow } from './open-row.ts'
import { ownRows } from './queries.ts'

/** A user has hundreds of rows, not thousands; the rest is counted and can be requested by e-mail. */
const MOST = 2000

/** Everything that the areas declare as personal data: the same list as for deletion, so that both are complete. */
export const readData: Action<typeof personalData> = async (ctx, _, user) => {
  needFreshLogin(ctx, user)
  const left_out: { table: string; rows: number }[] = []
  const areas = []
  for (const { area, tables } of ctx.areas.personalData) {
    const entries = []
    for (const own of tables) {
      const sealed = sealedCells.filter((c) => c.table === own.table && !(c.column in (own.untold ?? {})))
      const rows = await ownRows(ctx.db, own, sealed, user.seq, MOST)
      if (rows.length === 0) continue
      entries.push({ table: own.table, rows: rows.map((row) => openRow(ctx, own, sealed, row)) })
      if (rows.length === MOST)
        left_out.push({ table: own.table, rows: (await countOwnRows(ctx.db, own, user.seq)) - MOST })
    }
    if (entries.length > 0) areas.push({ area, tables: entries })
  }
  const files: string[] = []
  for (const { files: filesOf } of ctx.areas.personalData) files.push(...((await filesOf?.(ctx.db, user.seq)) ?? []))
  await insertEvent(ctx.db, user.seq, 'exported')
  return {
    made_at: ctx.now().toISOString(),
    user_seq: user.seq,
    areas,
    files,
    left_out: left_out.filter((l) => l.rows > 0),
  }
}
