import { useCall } from '../use-call.ts'
import { sayDay } from '../../lang/say.ts'
import { payWords as w } from './words.ts'

/** The ticket that would be used next; null while there is none. A wallet that does not answer keeps nobody from paying. */
export function useTicket(): { note: string; again: () => void } | null {
  const wallet = useCall('orderTicketAmount', {})
  const next = wallet.state === 'ready' ? wallet.data.lots[0] : undefined
  if (wallet.state !== 'ready' || !next) return null
  return { note: w.ticketNote(wallet.data.amount, sayDay(next.expires_on)), again: wallet.again }
}
