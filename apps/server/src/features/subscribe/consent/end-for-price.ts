import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { postNotice } from '../../message/post-notice.ts'
import { placeText } from '../../address/place-text.ts'
import { changeWatch, homeBySeq, type PeriodRow, type WatchRow } from '../queries.ts'

/**
 * Ends the watch with its paid period, because the next price was not agreed to or the plan is no longer sold; nothing
 * is charged.
 */
export async function endForPrice(tx: TxContext, watch: WatchRow, periods: readonly PeriodRow[]): Promise<void> {
  const today = dayInSeoul(tx.now())
  const paid = periods.find((p) => p.state === 'paid')
  const ends_on = paid && paid.to_on > today ? paid.to_on : today
  await changeWatch(tx.db, watch.watch_seq, { state: 'ending', ends_on })
  const home = await homeBySeq(tx.db, watch.home_seq)
  await postNotice(tx, {
    user_seq: watch.user_seq,
    order_seq: watch.order_seq,
    template: 'watch-ends',
    variables: { home: home ? placeText(home) : '', until: ends_on, watch_seq: watch.watch_seq },
    reference: `watch-ends-${watch.watch_seq}-${ends_on}`,
  })
}
