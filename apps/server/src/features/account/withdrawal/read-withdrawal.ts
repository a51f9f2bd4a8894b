import { withdrawalReasons, type withdrawalRead } from '@jipsalpim/contract/areas/account/withdrawal.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Action } from '../../../kernel/serve.ts'
import type { ApartRecord } from '../../../kernel/personal-data.ts'
import { RETAINED_BY } from './law.ts'
import { obstaclesOf } from './obstacles.ts'
import { countOwnRows, GRACE_DAYS, openWithdrawal } from './queries.ts'

/** What a withdrawal would do: what blocks it, what is deleted, and what the law requires us to keep. */
export const readWithdrawal: Action<typeof withdrawalRead> = async (ctx, _, user) => {
  const asked = await openWithdrawal(ctx.db, user.seq)
  const goes: { area: string; rows: number }[] = []
  for (const { area, tables } of ctx.areas.personalData) {
    let rows = 0
    for (const table of tables) rows += await countOwnRows(ctx.db, table, user.seq)
    goes.push({ area, rows })
  }
  const records = await ctx.tx(async (tx) => {
    const found: ApartRecord[] = []
    for (const { apart } of ctx.areas.personalData) if (apart) found.push(...(await apart(tx, user.seq)))
    return found
  })
  return {
    obstacles: await obstaclesOf(ctx, user.seq),
    asked: asked
      ? {
          reason: withdrawalReasons.find((r) => r === asked.reason) ?? 'other',
          asked_at: asked.asked_at.toISOString(),
          due_at: asked.due_at.toISOString(),
        }
      : null,
    grace_days: GRACE_DAYS,
    goes,
    tickets: await ctx.hooks.unusedTickets(ctx.db, user.seq),
    points: await ctx.hooks.unspentPoints(ctx.db, user.seq),
    watches: await ctx.hooks.livingWatches(ctx, user.seq),
    kept: byKind(records),
  }
}

function byKind(records: readonly ApartRecord[]) {
  const kinds = [...new Set(records.map((r) => r.kind))]
  return kinds.map((kind) => {
    const untils = records.filter((r) => r.kind === kind).map((r) => r.until)
    // PostgreSQL returns dates as text
    return { kind, records: untils.length, law: RETAINED_BY, until: untils.toSorted().at(-1) as Day }
  })
}
