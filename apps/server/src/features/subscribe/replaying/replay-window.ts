import type { operatorWatchReplay } from '@jipsalpim/contract/areas/operator/watching.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { harmedHomes } from './harmed.ts'
import { makeDue } from './replay-queries.ts'

/**
 * Makes the homes with missed checks in a window due again. Alerts work as always: a fact that was already alerted is
 * the same event, and is not alerted twice.
 */
export const replayWindow: Action<typeof operatorWatchReplay> = async (ctx, { homes, ...asked }) => {
  const harmed = await harmedHomes(ctx, asked)
  // There are more than were confirmed: they would cost more than agreed.
  if (harmed.length > homes) throw new Fail('operatorBehind')
  return ctx.tx(async (tx) => {
    let made = 0
    for (const { home, at, isDue } of harmed)
      if (!isDue && (await makeDue(tx.db, home.home_seq, at, asked.what === 'list' ? 'cases' : 'extract'))) made++
    if (made > 0) await tx.enqueue('subscribe.round', {})
    return { made_due: made, already_due: harmed.length - made }
  })
}
