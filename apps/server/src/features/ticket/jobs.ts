import { job } from '../../kernel/job.ts'
import { expireTickets } from './ending/expire-tickets.ts'
import { notifyOfEnd } from './ending/notify-of-end.ts'
import type { Nothing } from '../../kernel/queue.ts'

declare module '../../kernel/queue.ts' {
  interface Jobs {
    'ticket.expire': Nothing
    'ticket.ending': Nothing
  }
}

export const ticketJobs = [
  job({ name: 'ticket.expire', limitSeconds: 300, retry: 3, every: { dailyAt: '00:10' }, handler: expireTickets }),
  job({ name: 'ticket.ending', limitSeconds: 300, retry: 5, every: { dailyAt: '10:00' }, handler: notifyOfEnd }),
]
