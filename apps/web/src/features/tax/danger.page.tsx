import { ArticlePage } from '../../content/article-page.tsx'
import { article } from './danger.words.ts'

export default function TaxDangerPage() {
  return <ArticlePage article={article} />
}
