import type { TitlesOf } from '../../route.ts'
import type { taxRoutes } from './routes.ts'

export const titles = {
  taxDanger: '임대인의 밀린 세금',
  taxNotice: '미납 세금 열람하기',
} satisfies TitlesOf<typeof taxRoutes>
