import type { operatorFlag } from '@jipsalpim/contract/areas/operator/settings.ts'
import { TESTERS_FLAG } from '@jipsalpim/contract/areas/settings/testers-flag.ts'
import { Fail, type Action } from '../../kernel/serve.ts'
import { flagBySeq, insertFlag, lockFlag, newestFlag } from './queries.ts'

/** A new row of the same key and value: its target stays, except for the percentage. */
export const setFlagPercent: Action<typeof operatorFlag> = (ctx, { flag_seq, percent }) =>
  ctx.tx(async (tx) => {
    const seen = await flagBySeq(tx.db, flag_seq)
    if (!seen) throw new Fail('notFound')
    if (seen.key === TESTERS_FLAG && percent > 0) throw new Fail('invalidInput', { percent: 'by-name-only' })
    await lockFlag(tx.db, seen.key)
    const newest = await newestFlag(tx.db, seen.key)
    if (!newest || newest.flag_seq !== flag_seq) throw new Fail('operatorBehind')
    return insertFlag(tx.db, { key: seen.key, value: newest.value, target: { ...newest.target, percent } })
  })
