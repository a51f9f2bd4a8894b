import { table } from '../../route.ts'

export const taxRoutes = table({
  taxDanger: { path: '/tax/danger', access: 'open', footer: 'none', page: 'tax/danger' },
  taxNotice: { path: '/tax/notice', access: 'open', footer: 'none', page: 'tax/notice' },
})
