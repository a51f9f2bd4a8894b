import { useGo } from '../../../kernel/links.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { formatDay, formatWon } from '../../../lang/format.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { begunWords as w } from './begun-words.ts'
import { isLiving, type Watch } from './watched.ts'

/** A watch that did not begin, or ended: the reason, and the state of the refund. */
export function RefusedHome({ watch, all }: { watch: Watch; all: readonly Watch[] }) {
  const go = useGo()
  const paid = useCall('orderPayments', {})
  const payment = paid.data?.payments.find((p) => p.order_seq === watch.order_seq)
  const refunds = payment?.refunds ?? []
  // An order of several homes is one payment, which is not listed by its homes.
  const isUnknown = paid.state === 'failed' || (paid.state === 'ready' && payment === undefined)
  const other = all.find((one) => one !== watch && isLiving(one) && one.fullAddress === watch.fullAddress)
  const why = other ? w.refused.exists : watch.last_check_at === null ? w.refused.notFound : w.refused.ended
  return (
    <Page
      title={why.title}
      heading
      bottom={
        <>
          <Button size="large" wide onClick={() => go('subscribeChoose')}>
            {w.other}
          </Button>
          <Button kind="secondary" size="large" wide onClick={() => go('subscribeWatching')}>
            {w.toWatching}
          </Button>
        </>
      }
    >
      <p lang="ko" className="text-body font-semibold">
        {watch.fullAddress}
      </p>
      <p className="mt-1 text-body">{why.text}</p>
      {paid.state === 'loading' && <Skeleton lines={1} />}
      <ul role="status" className="mt-4 grid gap-1 text-body font-semibold">
        {refunds.map(({ state, amount, day }, i) => (
          <li key={i}>
            {day === null
              ? w.goesBack(formatWon(amount))
              : state === 'done'
                ? w.wentBack(formatWon(amount), formatDay(day))
                : w.goesBackBy(formatWon(amount), formatDay(day))}
          </li>
        ))}
        {payment?.price === 0 && refunds.length === 0 && <li>{w.noMoney}</li>}
        {isUnknown && <li>{w.moneyUnknown}</li>}
      </ul>
      {isUnknown && (
        <div className="-ml-5">
          <Button kind="quiet" onClick={() => go('mypagePayments')}>
            {w.toPayments}
          </Button>
        </div>
      )}
    </Page>
  )
}
