import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useState } from 'react'
import { useAction } from '../../kernel/calls/use-action.ts'
import { formatDay } from '../../lang/format.ts'
import { askConfirm } from '../../ui/dialogs/ask.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { withdrawWords as w } from './withdraw-words.ts'

type Tickets = Output<CallNamed<'withdrawalRead'>>['tickets']

/** Paid tickets that are unused: what is refunded for them, before they are deleted with the account. */
export function WithdrawTickets({ tickets, onRefunded }: { tickets: Tickets; onRefunded: () => void }) {
  const refund = useAction('orderTicketRefund')
  const [problem, setProblem] = useState<string | null>(null)
  if (tickets.amount === 0) return null

  const refundTickets = async (id: number, count: number, won: number) => {
    setProblem(null)
    if (!(await askConfirm({ message: w.refundAsk(count, won), yes: w.refund, no: w.refundNo }))) return
    const reply = await refund.run({ id })
    if (!reply.ok) setProblem(reply.message)
    onRefunded()
  }
  return (
    <section className="mt-8">
      <h2 className="text-body font-bold">{w.tickets}</h2>
      <div className="mt-2">
        <Banner kind="caution">{w.ticketsText(tickets.amount)}</Banner>
      </div>
      <ul>
        {tickets.packs.map(({ order_seq, remaining, refundable, expires_on }) => (
          <li key={order_seq ?? expires_on} className="flex items-center gap-3 border-b border-hairline py-3">
            <p className="min-w-0 flex-1 text-body">
              {w.ticketRow(remaining, formatDay(expires_on))}
              {refundable === 0 && <span className="block text-note text-ink-2">{w.ticketGiven}</span>}
            </p>
            {order_seq !== null && refundable > 0 && (
              <Button
                kind="secondary"
                loading={refund.busy}
                onClick={() => void refundTickets(order_seq, remaining, refundable)}
              >
                {w.refundWon(refundable)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FieldError id="withdraw-tickets-problem" error={problem} />
    </section>
  )
}
