import { table } from '../../route.ts'

export const verificationRoutes = table({
  userVerificationsKcbResult: {
    path: '/user/verifications/kcb/result',
    access: 'open',
    footer: 'none',
    page: 'verification/result',
  },
  userVerificationsKcbResultNull: {
    path: '/user/verifications/kcb/result/null',
    access: 'open',
    footer: 'none',
    page: 'verification/result-null',
  },
})
