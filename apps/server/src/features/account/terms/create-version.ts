import type { operatorTermsMake } from '@jipsalpim/contract/areas/operator/settings.ts'
import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { insertVersion, newestVersion } from './queries.ts'

/** Days of notice before a change, and before one to users' disadvantage (전자상거래 표준약관 제3조). */
const DAYS_BEFORE = 7
const DAYS_BEFORE_WORSE = 30

/**
 * Inserts a new version and never edits one: users have agreed to the exact text. Of two concurrent operators one
 * fails.
 */
export const createVersion: Action<typeof operatorTermsMake> = async (ctx, input) => {
  const { terms: code, version, title, body, from_day, worse } = input
  const newest = await newestVersion(ctx.db, code)
  if (!newest) throw new Fail('notFound')
  if (version !== newest.version + 1) throw new Fail('operatorBehind')
  const earliest = addDays(dayInSeoul(ctx.now()), worse ? DAYS_BEFORE_WORSE : DAYS_BEFORE)
  if (from_day < earliest || from_day < newest.from_day) throw new Fail('invalidInput', { from_day: 'day-too-early' })
  const made = await insertVersion(ctx.db, { code, version, title, body, from_day, required: newest.required })
  if (!made) throw new Fail('operatorBehind')
  return { terms: code, version }
}
