import type { TitlesOf } from '../../route.ts'
import type { shellRoutes } from './routes.ts'

export const titles = {
  ich: '홈',
  main: '홈',
  ione: '홈',
  terms: '이용약관',
  privacy: '개인정보 처리방침',
  accuracy: '얼마나 맞나요',
  global: '다른 언어로 보기',
} satisfies TitlesOf<typeof shellRoutes>
