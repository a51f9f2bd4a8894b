import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { postNotice } from '../../message/post-notice.ts'
import { placeText } from '../../address/place-text.ts'
import { homeBySeq, type PeriodRow, type WatchRow } from '../queries.ts'

type ChargeNotice = 'watch-renewed' | 'watch-charge-failed' | 'watch-card-needed' | 'watch-paused'

/** One message per event: `of` distinguishes the attempts for one period. */
async function notify(
  tx: TxContext,
  watch: WatchRow,
  period: PeriodRow,
  template: ChargeNotice,
  of: string,
  facts: Readonly<Record<string, string | number>>,
): Promise<void> {
  const home = await homeBySeq(tx.db, watch.home_seq)
  await postNotice(tx, {
    user_seq: watch.user_seq,
    order_seq: watch.order_seq,
    template,
    variables: { home: home ? placeText(home) : '', won: period.price, watch_seq: watch.watch_seq, ...facts },
    reference: `${template}-${period.period_seq}-${of}`,
  })
}

export const notifyRenewed = (tx: TxContext, watch: WatchRow, period: PeriodRow): Promise<void> =>
  notify(tx, watch, period, 'watch-renewed', 'paid', { from: period.from_on, to: period.to_on })
export const notifyChargeFailed = (
  tx: TxContext,
  watch: WatchRow,
  period: PeriodRow,
  next: Day,
  until: Day,
): Promise<void> => notify(tx, watch, period, 'watch-charge-failed', `${next}`, { next, until })
export const notifyCardNeeded = (tx: TxContext, watch: WatchRow, period: PeriodRow, until: Day): Promise<void> =>
  notify(tx, watch, period, 'watch-card-needed', `${watch.card_seq}`, { until })
export const notifyPaused = (tx: TxContext, watch: WatchRow, period: PeriodRow): Promise<void> =>
  notify(tx, watch, period, 'watch-paused', `${period.failed_on}`, {})
