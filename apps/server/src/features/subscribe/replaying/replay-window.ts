import type { operatorWatchReplay } from '@jipsalpim/contract/areas/operator/watching.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { harmedHomes } from './harmed.ts'
import { makeDue } from './replay-queries.ts'

/**
 * Makes the homes that a window harmed due again. What is found is told as ever: a fact that was told already is the same
 * event, and tells nobody twice.
 */
export const replayWindow: Action<typeof operatorWatchReplay> = async (ctx, { homes, ...asked }) => {
  const harmed = await harmedHomes(ctx, asked)
  // More than was shown would cost more than was agreed to.
  if (harmed.length > homes) throw new Fail('operatorBehind')
  return ctx.tx(async (tx) => {
    let made = 0
    for (const { home, at, isDue } of harmed)
      if (!isDue && (await makeDue(tx.db, home.home_seq, at, asked.what === 'list' ? 'cases' : 'extract'))) made++
    if (made > 0) await tx.enqueue('subscribe.round', {})
    return { made_due: made, already_due: harmed.length - made }
  })
}
