import { dayInSeoul, formatDay } from '@jipsalpim/engine/values/day.ts'
import { describeGrade } from '@jipsalpim/engine/words/describe.ts'
import { grades } from '@jipsalpim/engine/assessment.ts'
import { Fail } from '../../../kernel/serve.ts'
import type { PageHead } from '../../../kernel/manifest.ts'
import { findShare } from './find-share.ts'
import { cardUrl } from './share-card.ts'

/**
 * What a messenger prints of a shared link: the grade, the day and the picture. Fetching it counts nothing. A link that
 * ended and one that never was say the same.
 */
export const shareHead: PageHead = {
  path: '/report/view',
  tags: async (ctx, query) => {
    const key = query['document'] ?? query['realtor']
    if (key === undefined) return null
    try {
      const share = await findShare(ctx, key, null)
      const grade = grades.find((g) => g === share.grade)
      if (!grade || !share.ready_at) return ended
      return {
        ...common,
        'og:title': `${grade} · ${describeGrade(grade).sentence}`,
        'og:description': `${formatDay(dayInSeoul(share.ready_at))} 전월세 보고서예요. 이름과 동·호수는 가렸어요.`,
        'og:image': cardUrl(ctx, share),
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': `${grade}. ${describeGrade(grade).sentence}`,
      }
    } catch (error) {
      if (error instanceof Fail) return ended
      throw error
    }
  },
}
const common = { 'og:site_name': '집살핌', 'og:type': 'article', 'og:locale': 'ko_KR' }
const ended = { ...common, 'og:title': '볼 수 없는 링크예요', 'og:description': '보낸 분에게 다시 부탁해 주세요.' }
