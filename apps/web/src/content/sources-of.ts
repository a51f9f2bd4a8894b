import type { Source } from '@jipsalpim/engine/law/dated.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Article } from './article.ts'

/** Every source of an article without duplicates: those of its figures and tables first, then its own. */
export function sourcesOf(article: Article, on: Day): readonly Source[] {
  const all = article.sections
    .flatMap((s) => s.blocks)
    .flatMap((block) =>
      block.kind === 'figures' ? block.of(on).map((f) => f.source) : block.kind === 'table' ? [block.source] : [],
    )
  const byName = new Map([...all, ...article.sources].map((s) => [`${s.title} ${s.article ?? ''}`, s]))
  return [...byName.values()]
}
