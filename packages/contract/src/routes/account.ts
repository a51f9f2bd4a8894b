import { table } from './row.ts'

export const accountRoutes = table({
  mypage: { path: '/mypage', access: 'open', footer: 'mypage', twin: true, title: '마이', page: 'account/mypage' },
  login: { path: '/login', access: 'open', footer: 'none', title: '로그인', page: 'account/login' },
  loginError: {
    path: '/login/error',
    access: 'open',
    footer: 'none',
    title: '로그인하지 못했어요',
    page: 'account/login-error',
  },
  logout: { path: '/logout', access: 'open', footer: 'none', title: '로그아웃', page: 'account/logout' },
  analyzeLogin: {
    path: '/analyze/login',
    access: 'open',
    footer: 'none',
    title: '로그인 확인',
    page: 'account/login-return',
  },
  analyzeAppleLogin: { path: '/analyze/apple/login', access: 'open', footer: 'none', planned: true },
  analyzeAppleLoginCancel: { path: '/analyze/apple/login/cancel', access: 'open', footer: 'none', planned: true },
  withdrawPossible: { path: '/withdraw/possible', access: 'login', footer: 'none', planned: true },
  withdrawReason: { path: '/withdraw/reason', access: 'login', footer: 'none', planned: true },
  withdrawComplete: { path: '/withdraw/complete', access: 'login', footer: 'none', planned: true },
  withdrawAlert: { path: '/withdraw/alert', access: 'login', footer: 'none', planned: true },
  withdrawUnable: { path: '/withdraw/unable', access: 'login', footer: 'none', planned: true },
})
