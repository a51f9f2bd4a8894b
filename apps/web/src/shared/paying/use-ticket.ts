import { useCall } from '../../kernel/calls/use-call.ts'
import { formatDay } from '../../lang/format.ts'
import { payWords as w } from './words.ts'

/** The ticket that would be used next; null if there is none. If the call fails, the user can still pay by card. */
export function useTicket(): { note: string; again: () => void } | null {
  const wallet = useCall('orderTicketAmount', {})
  const next = wallet.state === 'ready' ? wallet.data.lots[0] : undefined
  if (wallet.state !== 'ready' || !next) return null
  return { note: w.ticketNote(wallet.data.amount, formatDay(next.expires_on)), again: wallet.again }
}
