import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { grades } from '@jipsalpim/engine/assessment.ts'
import { Fail } from '../../../kernel/serve.ts'
import type { PageHead } from '../../../kernel/manifest.ts'
import { findShare } from './find-share.ts'
import { cardUrl } from './share-card.ts'
import { shareMessageWords as w } from './share-message-words.ts'

/**
 * What a messenger shows of a shared link: the grade, the day and the picture. Fetching it is not counted. Ended and
 * missing links get the same answer.
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
        'og:title': w.title(grade),
        'og:description': w.description(dayInSeoul(share.ready_at)),
        'og:image': cardUrl(ctx, share),
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': w.picture(grade),
      }
    } catch (error) {
      if (error instanceof Fail) return ended
      throw error
    }
  },
}
const common = { 'og:site_name': w.site, 'og:type': 'article', 'og:locale': 'ko_KR' }
const ended = { ...common, 'og:title': w.ended, 'og:description': w.endedNote }
