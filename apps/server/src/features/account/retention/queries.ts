import type { Day } from '@jipsalpim/engine/values/day.ts'
import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'

export const recordRun = (db: Context['db'], rule: string, day: Day, rows: number) =>
  db
    .insertInto('account_retention_run')
    .values({ rule, day, rows })
    .onConflict((c) =>
      c.columns(['rule', 'day']).doUpdateSet((e) => ({
        rows: e('account_retention_run.rows', '+', rows),
        last_at: sql<Date>`app_now()`,
      })),
    )
    .execute()
