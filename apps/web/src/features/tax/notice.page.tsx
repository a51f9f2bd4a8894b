import { ArticlePage } from '../../content/article-page.tsx'
import { article } from './notice.words.ts'

export default function TaxNoticePage() {
  return <ArticlePage article={article} />
}
