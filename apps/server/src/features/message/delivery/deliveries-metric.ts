import { sql } from 'kysely'
import type { Metric } from '../../../kernel/manifest.ts'

const results = ['accepted', 'delivered', 'failed', 'unknown'] as const

export const deliveriesMetric: Metric = {
  name: 'message_deliveries',
  help: 'Messages that a vendor accepted: those without a result yet, and the results of the last 24 hours',
  label: 'result',
  labels: results,
  read: async (db) => {
    const { rows } = await sql<{ result: (typeof results)[number]; count: number }>`
      select 'accepted' as result, count(*)::int as count from message_notice where result_due is not null
      union all
      select result, count(*)::int from message_notice where result_at > app_now() - interval '24 hours' group by result`.execute(
      db,
    )
    return Object.fromEntries(rows.map(({ result, count }) => [result, count]))
  },
}
