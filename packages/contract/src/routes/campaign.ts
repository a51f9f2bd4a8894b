import { table } from './row.ts'

export const campaignRoutes = table({
  campaignSeoul: { path: '/campaign/seoul', access: 'open', footer: 'none', planned: true },
})
