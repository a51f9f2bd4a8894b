import type { shareChange } from '@jipsalpim/contract/areas/report/share.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { endOf, lastDay } from './create-share.ts'
import { untilDay } from './read-shared.ts'
import { prolongShare, revokeShare, shareToChange, signShare } from './share-queries.ts'

/** Takes effect at once: every access reads the row. An ended link cannot be reactivated. */
export const changeShare: Action<typeof shareChange> = (ctx, { share_seq, act, until }, user) =>
  ctx.tx(async (tx) => {
    const share = await shareToChange(tx.db, user.seq, share_seq, act === 'sign' ? 'realtor_seq' : 'user_seq')
    if (!share) throw new Fail('notFound')
    const last = untilDay(share.until_at)
    if (act === 'revoke') {
      await revokeShare(tx.db, share_seq)
      return { state: 'revoked', until: last }
    }
    if (share.state !== 'live') throw new Fail('shareEnded')
    if (act === 'sign') {
      await signShare(tx.db, share_seq)
      return { state: 'live', until: last }
    }
    if (until === undefined) throw new Fail('invalidInput', { until: 'missing' })
    const day = lastDay(dayInSeoul(ctx.now()), dayInSeoul(share.created_at), until)
    await prolongShare(tx.db, share_seq, endOf(day))
    return { state: 'live', until: day }
  })
