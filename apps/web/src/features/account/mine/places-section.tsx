import type { RouteName } from '@jipsalpim/contract/routes.ts'
import { Link } from 'react-router'
import { useGo } from '../../../kernel/links.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { Icon } from '../../../ui/icon.tsx'
import { mineWords as w } from './words.ts'
import { MineSection } from './mine-section.tsx'

const places = (): readonly { label: string; to: RouteName }[] => [
  { label: w.reports, to: 'report' },
  { label: w.coupons, to: 'couponCheckB' },
  { label: w.tickets, to: 'ticketInfo' },
  { label: w.payments, to: 'mypagePayments' },
  { label: w.invite, to: 'subscribeInvite' },
]

/** Links to the user's own things. */
export function PlacesSection() {
  const go = useGo()
  const tickets = useCall('orderTicketAmount', {})
  return (
    <MineSection title={w.places}>
      <ul>
        {places().map(({ label, to }) => (
          <li key={to} className="border-b border-hairline">
            <Link
              to={go.href(to)}
              className="flex min-h-14 w-full items-center justify-between text-left text-body font-medium"
            >
              <span>
                {label}
                {to === 'ticketInfo' && tickets.state === 'ready' && (
                  <span className="figures ml-2 text-note font-normal text-ink-2">
                    {w.ticketCount(tickets.data.amount)}
                  </span>
                )}
              </span>
              <Icon name="next" size={20} className="text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </MineSection>
  )
}
