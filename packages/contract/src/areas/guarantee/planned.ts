import { plannedTable } from '../../route.ts'

export const guaranteePlanned = plannedTable({
  guaranteeIntroduction: { path: '/guarantee/introduction', access: 'open', footer: 'none' },
  guaranteeAmount: { path: '/guarantee/amount', access: 'open', footer: 'none' },
  guaranteeInformation: { path: '/guarantee/information', access: 'open', footer: 'none' },
  guaranteeComplete: { path: '/guarantee/complete', access: 'open', footer: 'none' },
  guaranteeLoan: { path: '/guarantee/loan', access: 'open', footer: 'none' },
})
