import type { operatorNoticeEnd, operatorNoticeMake } from '@jipsalpim/contract/areas/operator/settings.ts'
import { Fail, type Action } from '../../kernel/serve.ts'
import { endNotice, insertNotice } from './queries.ts'

/** Published once under its name: another text needs another name. */
export const createNotice: Action<typeof operatorNoticeMake> = async (ctx, input) => {
  const { notice, entry, title, items, from_day, to_day, source } = input
  const body = { name: notice, entry, title, items: JSON.stringify(items), from_day, to_day, source }
  const made = await insertNotice(ctx.db, body)
  if (!made) throw new Fail('invalidInput', { notice: 'taken' })
  return { notice }
}

export const withdrawNotice: Action<typeof operatorNoticeEnd> = async (ctx, { notice }) => {
  const ended = await endNotice(ctx.db, notice)
  if (!ended) throw new Fail('notFound')
  return { ended_at: ended.ended_at.toISOString() }
}
