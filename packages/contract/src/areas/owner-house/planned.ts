import { plannedTable } from '../../route.ts'

export const ownerHousePlanned = plannedTable({
  reportOwnerHouseAdvancedAnalyze: {
    path: '/report/owner-house/advanced-analyze',
    access: 'login',
    footer: 'none',
  },
  reportOwnerHouseAnalyze: { path: '/report/owner-house/analyze', access: 'login', footer: 'none' },
  reportOwnerHouseAnalysis: { path: '/report/owner-house/analysis', access: 'login', footer: 'none' },
  reportOwnerHousePayComplete: {
    path: '/report/owner-house/pay-complete',
    access: 'login',
    footer: 'none',
  },
  ownerHousePropertie: { path: '/owner/house/propertie', access: 'login', footer: 'none' },
  ownerHouse: { path: '/owner/house', access: 'open', footer: 'none' },
})
