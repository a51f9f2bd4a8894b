import { table } from './row.ts'

export const experimentRoutes = table({
  aBDateconfirm: { path: '/a-b/dateconfirm', access: 'open', footer: 'none', planned: true },
  aBPrevention: { path: '/a-b/prevention', access: 'open', footer: 'none', planned: true },
})
