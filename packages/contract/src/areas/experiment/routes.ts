import { table } from '../../route.ts'

export const experimentRoutes = table({
  aBDateconfirm: {
    path: '/a-b/dateconfirm',
    access: 'open',
    footer: 'none',
    title: '확정일자',
    page: 'experiment/dateconfirm',
  },
  aBPrevention: {
    path: '/a-b/prevention',
    access: 'open',
    footer: 'none',
    title: '계약서에 적을 것',
    page: 'experiment/prevention',
  },
})
