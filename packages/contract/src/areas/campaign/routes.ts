import { table } from '../../route.ts'

export const campaignRoutes = table({
  campaignSeoul: {
    path: '/campaign/seoul',
    access: 'open',
    footer: 'none',
    title: '서울시 전세 안심 지원',
    page: 'campaign/seoul',
  },
})
