import { ticketsIn, type TicketPack } from '@jipsalpim/contract/areas/ticket/packs.ts'
import { useCall } from '../../kernel/calls/use-call.ts'

export type Pack = { product: TicketPack; tickets: number; price: number; unit: number; saves: number | null }

/** Every pack on sale with today's price, and its saving compared with single reports; null while none is on sale. */
export function usePacks() {
  const one = useCall('orderPrice', {})
  const three = useCall('orderPrice', { product: 'ticket-3' })
  const five = useCall('orderPrice', { product: 'ticket-5' })
  const ten = useCall('orderPrice', { product: 'ticket-10' })
  const all = [one, three, five, ten]
  const lost = all.find((c) => c.state === 'failed' && c.error.error !== 'notOnSale')
  const asked = all.some((c) => c.state === 'loading')
  const sold = asked || lost ? null : [three, five, ten].flatMap((c) => (c.state === 'ready' ? [c.data] : []))
  /** Why a price failed to load, or that nothing is on sale; null as long as none has failed. */
  const failed = lost?.error?.message ?? (sold?.length === 0 ? (ten.error?.message ?? null) : null)
  const again = () => all.forEach((c) => c.again())
  if (sold === null || sold.length === 0) return { packs: null, failed, again }
  const single = one.state === 'ready' ? one.data.full_price : null
  const packs: readonly Pack[] = sold.map(({ product, price }) => {
    // the three calls ask for one pack each
    const pack = product as TicketPack
    const tickets = ticketsIn(pack)
    const saves = single === null ? null : single * tickets - price
    return { product: pack, tickets, price, unit: price / tickets, saves }
  })
  return { packs, failed, again }
}
