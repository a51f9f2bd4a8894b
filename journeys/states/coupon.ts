import type { couponRoutes } from '@jipsalpim/contract/areas/coupon/routes.ts'
import { declareStates } from './state.ts'

export const couponStates = declareStates<typeof couponRoutes>({
  couponCheck: [{ who: 'owner', query: () => 'coupon=seoul-home-demo' }],
  couponCheckC: [{ who: 'owner' }],
})
