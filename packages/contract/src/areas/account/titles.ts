import type { TitlesOf } from '../../route.ts'
import type { accountRoutes } from './routes.ts'

export const titles = {
  mypage: '마이',
  login: '로그인',
  loginError: '로그인하지 못했어요',
  logout: '로그아웃',
  analyzeLogin: '로그인 확인',
  analyzeAppleLogin: '로그인 확인',
  analyzeAppleLoginCancel: '로그인 취소',
  withdrawPossible: '탈퇴하기 전에',
  withdrawReason: '탈퇴하려는 이유',
  withdrawComplete: '탈퇴 신청',
  withdrawAlert: '마지막 확인',
  withdrawUnable: '지금은 탈퇴할 수 없어요',
} satisfies TitlesOf<typeof accountRoutes>
