import { manifest } from '../../kernel/manifest.ts'
import { ticketArea } from './calls.ts'
import { ticketJobs } from './jobs.ts'
import { ticketPersonalData } from './personal-data.ts'
import { unusedTickets } from './ending/unused-tickets.ts'

export const ticket = manifest({
  serves: { ticket: ticketArea },
  jobs: ticketJobs,
  personalData: ticketPersonalData,
  hooks: { unusedTickets },
})
