import { table } from '../../route.ts'

export const experimentRoutes = table({
  aBDateconfirm: {
    path: '/a-b/dateconfirm',
    access: 'open',
    footer: 'none',
    page: 'experiment/dateconfirm',
  },
  aBPrevention: {
    path: '/a-b/prevention',
    access: 'open',
    footer: 'none',
    page: 'experiment/prevention',
  },
})
