import type { operatorFlagMake } from '@jipsalpim/contract/areas/operator/settings.ts'
import { Fail, type Action } from '../../kernel/serve.ts'
import { insertFlag, lockFlag, newestFlag } from './queries.ts'

/** Inserts a row for a new or existing key; fails for an operator who has not seen the newest one. */
export const createFlag: Action<typeof operatorFlagMake> = (ctx, input) =>
  ctx.tx(async (tx) => {
    const { key, seen, value, percent, platforms, sources, users, testers } = input
    await lockFlag(tx.db, key)
    const newest = await newestFlag(tx.db, key)
    if ((newest?.flag_seq ?? null) !== seen) throw new Fail('operatorBehind')
    const target = {
      percent,
      ...(platforms.length > 0 && { platforms }),
      ...(sources.length > 0 && { sources }),
      ...(users.length > 0 && { users }),
      ...(testers && { testers }),
    }
    return insertFlag(tx.db, { key, value, target })
  })
