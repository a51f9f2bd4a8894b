import { job } from '../../jobs/runner.ts'
import { expireTickets } from './expire-tickets.ts'

export const ticketJobs = [
  job({ name: 'ticket.expire', leaseSeconds: 300, retry: 3, every: { dailyAt: '00:10' }, handler: expireTickets }),
]
