import type { accountRoutes } from '@jipsalpim/contract/areas/account/routes.ts'
import { declareStates } from './state.ts'

export const accountStates = declareStates<typeof accountRoutes>({
  mypage: [{}, { who: 'owner' }, { who: 'new' }, { who: 'owner', press: ['내 정보 고치기'] }],
  logout: [{ leads: 'analyze' }],
  analyzeLogin: [{ leads: 'loginError' }],
  analyzeAppleLogin: [{ leads: 'loginError' }],
  analyzeAppleLoginCancel: [{ leads: 'loginError' }],
  withdrawAlert: [{ who: 'owner', tab: { nz_withdraw: JSON.stringify({ reason: 'other', comment: '' }) } }],
  withdrawComplete: [{ who: 'leaving' }],
  withdrawUnable: [{ who: 'blocked' }],
})
