import { table } from '../../route.ts'

export const campaignRoutes = table({
  campaignSeoul: {
    path: '/campaign/seoul',
    access: 'open',
    footer: 'none',
    page: 'campaign/seoul',
  },
})
