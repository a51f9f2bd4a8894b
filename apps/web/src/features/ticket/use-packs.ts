import { ticketsIn, type TicketPack } from '@jipsalpim/contract/ticket-packs.ts'
import { useCall } from '../../kernel/use-call.ts'

export type Pack = { product: TicketPack; tickets: number; price: number; unit: number; saves: number }

/** Every pack with today's price, and what it costs less than so many reports one by one. */
export function usePacks() {
  const one = useCall('orderPrice', {})
  const three = useCall('orderPrice', { product: 'ticket-3' })
  const five = useCall('orderPrice', { product: 'ticket-5' })
  const ten = useCall('orderPrice', { product: 'ticket-10' })
  const all = [one, three, five, ten]
  /** Why a price did not come; null as long as none has failed. */
  const failed = all.find((c) => c.state === 'failed')?.error?.message ?? null
  const again = () => all.forEach((c) => c.again())
  if (one.state !== 'ready' || three.state !== 'ready' || five.state !== 'ready' || ten.state !== 'ready')
    return { packs: null, failed, again }
  const say = (product: TicketPack, price: number): Pack => {
    const tickets = ticketsIn(product)
    return { product, tickets, price, unit: price / tickets, saves: one.data.full_price * tickets - price }
  }
  const packs: readonly Pack[] = [
    say('ticket-3', three.data.price),
    say('ticket-5', five.data.price),
    say('ticket-10', ten.data.price),
  ]
  return { packs, failed, again }
}
