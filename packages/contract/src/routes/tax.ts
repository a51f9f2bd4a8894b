import { table } from './row.ts'

export const taxRoutes = table({
  taxDanger: { path: '/tax/danger', access: 'open', footer: 'none', planned: true },
  taxNotice: { path: '/tax/notice', access: 'open', footer: 'none', planned: true },
})
