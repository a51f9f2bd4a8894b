import type { accountRoutes } from '@jipsalpim/contract/areas/account/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  mypage: '我的',
  login: '登录',
  loginError: '登录没有成功',
  logout: '退出登录',
  analyzeLogin: '确认登录',
  analyzeAppleLogin: '确认登录',
  analyzeAppleLoginCancel: '登录已取消',
  withdrawPossible: '注销账户之前',
  withdrawReason: '注销的理由',
  withdrawComplete: '已申请注销',
  withdrawAlert: '最后确认',
  withdrawUnable: '现在不能注销',
} satisfies TitlesOf<typeof accountRoutes>
