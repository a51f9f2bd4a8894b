import { useState } from 'react'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { orderWords as w } from '../order-words.ts'
import { ChargeCard, isCharge } from './charge-card.tsx'

/** The page size of the call. */
const SIZE = 20

/**
 * The charges for alerts among all payments. The call pages over every purchase, so a page without charges for alerts
 * loads the next one automatically. `found`: how many the earlier pages had.
 */
export function ChargePages({ page, found }: { page: number; found: number }) {
  const [more, setMore] = useState(false)
  const list = useCall('orderPayments', { page })
  if (list.state === 'loading') return <Skeleton lines={4} />
  if (list.state === 'failed')
    return (
      <ErrorState title={w.failed} onRetry={list.again}>
        {list.error.message}
      </ErrorState>
    )
  const ours = list.data.payments.filter(isCharge)
  const isLast = list.data.total <= page * SIZE
  const all = found + ours.length
  return (
    <>
      <ul className="grid items-start gap-3 @min-[44rem]:grid-cols-2">
        {ours.map((charge) => (
          <li key={charge.order_seq}>
            <ChargeCard charge={charge} />
          </li>
        ))}
      </ul>
      {isLast ? (
        all === 0 && <EmptyState title={w.none}>{w.noneText}</EmptyState>
      ) : more || ours.length === 0 ? (
        <ChargePages page={page + 1} found={all} />
      ) : (
        <p className="mt-3">
          <Button kind="secondary" wide onClick={() => setMore(true)}>
            {w.more}
          </Button>
        </p>
      )}
    </>
  )
}
