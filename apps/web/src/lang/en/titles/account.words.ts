import type { accountRoutes } from '@jipsalpim/contract/areas/account/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  mypage: 'My page',
  login: 'Log in',
  loginError: 'The login did not work',
  logout: 'Log out',
  analyzeLogin: 'Checking the login',
  analyzeAppleLogin: 'Checking the login',
  analyzeAppleLoginCancel: 'Login closed',
  withdrawPossible: 'Before you delete your account',
  withdrawReason: 'Why you want to go',
  withdrawComplete: 'Your account will be deleted',
  withdrawAlert: 'Last check',
  withdrawUnable: 'Your account cannot be deleted yet',
} satisfies TitlesOf<typeof accountRoutes>
