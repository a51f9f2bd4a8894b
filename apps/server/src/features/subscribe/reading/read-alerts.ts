import type { subscribeAlerts } from '@jipsalpim/contract/areas/subscribe/calls.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { isOwn } from '../queries.ts'
import { openJudgement } from './open-alert.ts'
import { presentAlert } from './present-alert.ts'
import { alertsOf, countAlerts } from './reading-queries.ts'

const SIZE = 30

/** A user's alerts, newest first. "Not found" for another user's watch. */
export const readAlerts: Action<typeof subscribeAlerts> = async (ctx, { id, page }, user) => {
  if (id !== undefined && !(await isOwn(ctx.db, user.seq, id))) throw new Fail('notFound')
  return { alerts: await alertsPage(ctx, user.seq, id, page), total: await countAlerts(ctx.db, user.seq, id) }
}
export async function alertsPage(ctx: Context, userSeq: number, id: number | undefined, page: number) {
  const rows = await alertsOf(ctx.db, userSeq, id, { size: SIZE, page })
  return rows.map((row) => presentAlert(row, openJudgement(ctx, row)))
}
