import { table } from '../../route.ts'

export const accountRoutes = table({
  mypage: {
    path: '/mypage',
    access: 'open',
    footer: 'mypage',
    wide: true,
    twin: true,
    page: 'account/mypage',
  },
  login: { path: '/login', access: 'open', footer: 'none', page: 'account/login' },
  loginError: {
    path: '/login/error',
    access: 'open',
    footer: 'none',
    page: 'account/login-error',
  },
  logout: { path: '/logout', access: 'open', footer: 'none', page: 'account/logout' },
  analyzeLogin: {
    path: '/analyze/login',
    access: 'open',
    footer: 'none',
    page: 'account/login-return',
  },
  analyzeAppleLogin: {
    path: '/analyze/apple/login',
    access: 'open',
    footer: 'none',
    page: 'account/apple-return',
  },
  analyzeAppleLoginCancel: {
    path: '/analyze/apple/login/cancel',
    access: 'open',
    footer: 'none',
    page: 'account/apple-cancel',
  },
  withdrawPossible: {
    path: '/withdraw/possible',
    access: 'login',
    footer: 'none',
    page: 'account/withdraw-possible',
  },
  withdrawReason: {
    path: '/withdraw/reason',
    access: 'login',
    footer: 'none',
    page: 'account/withdraw-reason',
  },
  withdrawComplete: {
    path: '/withdraw/complete',
    access: 'login',
    footer: 'none',
    page: 'account/withdraw-complete',
  },
  withdrawAlert: {
    path: '/withdraw/alert',
    access: 'login',
    footer: 'none',
    page: 'account/withdraw-alert',
  },
  withdrawUnable: {
    path: '/withdraw/unable',
    access: 'login',
    footer: 'none',
    page: 'account/withdraw-unable',
  },
})
