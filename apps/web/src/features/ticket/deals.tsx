import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatDay, formatWon } from '../../lang/format.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { ticketWords as w } from './words.ts'

/** All ticket transactions, newest first, each labelled with one of the three kinds. */
export function Deals() {
  const deals = useCall('orderTicketDeal', {})
  if (deals.state === 'loading') return <Skeleton lines={3} />
  if (deals.state === 'failed')
    return (
      <ErrorState title={w.loadFailed} onRetry={deals.again}>
        {deals.error.message}
      </ErrorState>
    )
  if (deals.data.deals.length === 0) return <p className="text-body text-ink-2">{w.dealsNone}</p>
  return (
    <ul className="divide-y divide-hairline">
      {deals.data.deals.map((d) => (
        <li key={d.deal_seq} className="flex items-start justify-between gap-4 py-3">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 text-body">
              <Badge>{d.dealType}</Badge>
              {w.deals[d.kind]}
            </p>
            {d.kind === 'use' && d.address && <p className="text-note break-words text-ink-2">{d.address}</p>}
            <p className="figures text-note text-ink-2">{formatDay(dayInSeoul(new Date(d.at)))}</p>
          </div>
          <p className="figures shrink-0 text-right text-body">
            {d.tickets > 0 ? `+${d.tickets}` : `−${-d.tickets}`}
            <span className="block text-note text-ink-2">{formatWon(d.won)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
