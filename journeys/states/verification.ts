import type { verificationRoutes } from '@jipsalpim/contract/areas/verification/routes.ts'
import { declareStates } from './state.ts'

export const verificationStates = declareStates<typeof verificationRoutes>({
  userVerificationsKcbResult: [{ leads: 'userVerificationsKcbResultNull' }],
})
