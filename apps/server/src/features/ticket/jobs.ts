import { job } from '../../jobs/runner.ts'
import { expireTickets } from './expire-tickets.ts'
import { tellOfEnd } from './tell-of-end.ts'

export const ticketJobs = [
  job({ name: 'ticket.expire', limitSeconds: 300, retry: 3, every: { dailyAt: '00:10' }, handler: expireTickets }),
  job({ name: 'ticket.ending', limitSeconds: 300, retry: 5, every: { dailyAt: '10:00' }, handler: tellOfEnd }),
]
