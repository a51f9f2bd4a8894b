import type { Article } from '../../content/article.ts'
import { ArticlePage } from '../../content/article-page.tsx'
import { useExperiment } from '../../shared/experiment/use-experiment.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'

const arms = ['a', 'b'] as const

/** An article whose arms differ in what comes first; neither leaves anything out. */
export function ArmPage({
  type,
  article,
  first,
}: {
  type: string
  article: Article
  first: Record<'a' | 'b', string>
}) {
  const arm = useExperiment({ domain: 'a-b', type, arms, otherwise: 'a' })
  if (arm === null)
    return (
      <Page title={article.title} heading>
        <Skeleton lines={8} />
      </Page>
    )
  const at = (id: string) => (id === first[arm] ? 0 : 1)
  return <ArticlePage article={{ ...article, sections: article.sections.toSorted((x, y) => at(x.id) - at(y.id)) }} />
}
