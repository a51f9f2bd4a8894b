import { useToday } from '../kernel/today.ts'
import { useBack, useGo, usePlace } from '../kernel/links.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { LinkList } from '../ui/buttons/link-list.tsx'
import { Page } from '../ui/layout/page.tsx'
import { ArticleBlock } from './blocks.tsx'
import type { Article } from './article.ts'
import { SourceList } from './source-list.tsx'
import { sourcesOf } from './sources-of.ts'
import { placeLinks } from './place-links.ts'
import { contentWords as w } from './words.ts'

/** Renders an article from its data: the text, the source of each number, and the one thing to do next. */
export function ArticlePage({ article }: { article: Article }) {
  const go = useGo()
  const { partner } = usePlace()
  const on = useToday()
  const [act] = article.act ? placeLinks([article.act.to], partner, go.href) : []
  const related = placeLinks(article.related, partner, go.href)
  return (
    <Page title={article.title} heading onBack={useBack('main')}>
      <p className="text-body text-ink-2">{article.lead}</p>
      <p className="figures mt-2 text-note text-ink-3">{w.checkedOn(article.checkedOn)}</p>
      <article>
        {article.sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id} className="mt-10">
            <h2 id={section.id} className="mb-4 text-title font-bold text-balance">
              {section.title}
            </h2>
            <div className="grid gap-4">
              {section.blocks.map((block, i) => (
                // The index is a stable key: the blocks of an article never change their order.
                <ArticleBlock key={i} block={block} on={on} />
              ))}
            </div>
          </section>
        ))}
      </article>
      {act && article.act && (
        <div className="mt-10">
          <ButtonLink size="large" wide to={act.to}>
            {article.act.label}
          </ButtonLink>
        </div>
      )}
      {related.length > 0 && (
        <section aria-labelledby="related" className="mt-12">
          <h2 id="related" className="mb-3 text-body font-bold">
            {w.related}
          </h2>
          <LinkList items={related} />
        </section>
      )}
      <SourceList sources={sourcesOf(article, on)} />
      <p className="mt-6 text-note text-ink-3">{w.reference}</p>
    </Page>
  )
}
