import type { TitlesOf } from '../../route.ts'
import type { verificationRoutes } from './routes.ts'

export const titles = {
  userVerificationsKcbResult: '본인확인 뒤 이어가기',
  userVerificationsKcbResultNull: '본인확인 결과',
} satisfies TitlesOf<typeof verificationRoutes>
