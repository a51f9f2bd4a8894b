import { table } from '../../route.ts'

export const guaranteeRoutes = table({
  guaranteeIntroduction: { path: '/guarantee/introduction', access: 'open', footer: 'none', planned: true },
  guaranteeAmount: { path: '/guarantee/amount', access: 'open', footer: 'none', planned: true },
  guaranteeInformation: { path: '/guarantee/information', access: 'open', footer: 'none', planned: true },
  guaranteeComplete: { path: '/guarantee/complete', access: 'open', footer: 'none', planned: true },
  guaranteeLoan: { path: '/guarantee/loan', access: 'open', footer: 'none', planned: true },
})
