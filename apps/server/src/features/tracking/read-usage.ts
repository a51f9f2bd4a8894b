import type { operatorUsage } from '@jipsalpim/contract/areas/tracking/calls.ts'
import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Action } from '../../kernel/serve.ts'
import { countsSince } from './queries.ts'

/** Sources come from URLs that anybody can write: the list is limited. */
const MOST = 100

export const readUsage: Action<typeof operatorUsage> = async (ctx, { days: asked }) => {
  const today = dayInSeoul(ctx.now())
  const days = Array.from({ length: asked }, (_, i) => addDays(today, i + 1 - asked))
  const counts = await countsSince(ctx.db, days[0] ?? today)
  const kinds = (['view', 'event', 'arrival'] as const).map((kind) => {
    const byName = Map.groupBy(
      counts.filter((c) => c.kind === kind),
      (c) => c.name,
    )
    const names = [...byName]
      .map(([name, rows]) => {
        const by_day = days.map((day) => rows.find((r) => r.day === day)?.n ?? 0)
        return { name, total: by_day.reduce((sum, n) => sum + n, 0), by_day }
      })
      .toSorted((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1))
    return { kind, names: names.slice(0, MOST), left_out: Math.max(0, names.length - MOST) }
  })
  return { days, kinds }
}
