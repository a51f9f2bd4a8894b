import { table } from '../../route.ts'

export const ownerHouseRoutes = table({
  reportOwnerHouseAdvancedAnalyze: {
    path: '/report/owner-house/advanced-analyze',
    access: 'login',
    footer: 'none',
    planned: true,
  },
  reportOwnerHouseAnalyze: { path: '/report/owner-house/analyze', access: 'login', footer: 'none', planned: true },
  reportOwnerHouseAnalysis: { path: '/report/owner-house/analysis', access: 'login', footer: 'none', planned: true },
  reportOwnerHousePayComplete: {
    path: '/report/owner-house/pay-complete',
    access: 'login',
    footer: 'none',
    planned: true,
  },
  ownerHousePropertie: { path: '/owner/house/propertie', access: 'login', footer: 'none', planned: true },
  ownerHouse: { path: '/owner/house', access: 'open', footer: 'none', planned: true },
})
