import { ArticlePage } from '../../content/article-page.tsx'
import { article } from './guide-summary.words.ts'

export default function GuideSummaryPage() {
  return <ArticlePage article={article} />
}
