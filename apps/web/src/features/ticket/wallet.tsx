import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { TICKET_NOTICE_DAYS, ticketPacks, ticketsIn } from '@jipsalpim/contract/areas/ticket/packs.ts'
import { daysBetween } from '@jipsalpim/engine/values/day.ts'
import { useGo } from '../../kernel/links.ts'
import { useToday } from '../../kernel/today.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import { formatDay, formatWon } from '../../lang/format.ts'
import { askConfirm, showAlert } from '../../ui/dialogs/ask.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { toast } from '../../ui/dialogs/toast.ts'
import { ticketWords as w } from './words.ts'

type Tickets = Output<CallNamed<'orderTicketAmount'>>
type Lot = Tickets['lots'][number]
const LARGEST = Math.max(...ticketPacks.map(ticketsIn))
const SOON = Math.max(...TICKET_NOTICE_DAYS)

/** How many tickets there are, per purchase, and the refund of the unused ones. */
export function Wallet({ tickets }: { tickets: Tickets }) {
  return (
    <>
      {tickets.refunding > 0 && (
        <div className="mb-4">
          <Banner title={w.refundingTitle}>{w.refunding(formatWon(tickets.refunding))}</Banner>
        </div>
      )}
      {tickets.amount === 0 ? (
        <EmptyState title={w.none}>{w.noneText}</EmptyState>
      ) : (
        <>
          <p className="flex items-baseline justify-between gap-4">
            <span className="text-body">{w.have}</span>
            <span className="figures text-title font-bold">{w.count(tickets.amount)}</span>
          </p>
          <ul aria-label={w.lotsTitle} className="mt-4 grid gap-3">
            {tickets.lots.map((lot) => (
              <LotCard key={lot.lot_seq} lot={lot} mayChange={lot.tickets < LARGEST} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** The tickets of one purchase, how long they are valid, and the refund of the unused ones. */
export function LotCard({
  lot,
  mayChange = false,
}: {
  mayChange?: boolean
  lot: Pick<Lot, 'order_seq' | 'tickets' | 'remaining' | 'unit_won' | 'expires_on' | 'refundable'>
}) {
  const go = useGo()
  const refund = useAction('orderTicketRefund')
  const ask = async (order: number) => {
    const won = formatWon(lot.refundable)
    const sure = await askConfirm({
      message: w.refundAsk(lot.remaining, won),
      yes: w.refundYes,
      no: w.refundNo,
      danger: true,
    })
    if (!sure) return
    const reply = await refund.run({ id: order })
    if (reply.ok) return toast(w.refundAsked(formatWon(reply.data.amount)))
    await showAlert({ message: reply.error === 'analysisInProgress' ? w.refundBusy : reply.message })
  }
  const { order_seq } = lot
  const daysLeft = daysBetween(useToday(), lot.expires_on)
  return (
    <Card as="li">
      <p className="text-body font-semibold">{w.lot(lot.remaining, lot.tickets)}</p>
      <p className="figures mt-1 text-note text-ink-2">{w.until(formatDay(lot.expires_on))}</p>
      <p className="figures text-note text-ink-2">{order_seq === null ? w.lotFrom : w.unit(formatWon(lot.unit_won))}</p>
      {daysLeft <= SOON && (
        <div className="mt-3">
          <Banner kind="caution" title={w.endsIn(daysLeft)}>
            {lot.refundable > 0 ? w.endsText : w.endsTextGiven}
          </Banner>
        </div>
      )}
      {order_seq !== null && lot.refundable > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button kind="quiet" loading={refund.busy} onClick={() => void ask(order_seq)}>
            {w.refund(formatWon(lot.refundable))}
          </Button>
          {mayChange && (
            <Button kind="quiet" onClick={() => go('reportBuyRenewed', { order_seq })}>
              {w.change}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
