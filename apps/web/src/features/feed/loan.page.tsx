import { ArticlePage } from '../../content/article-page.tsx'
import { article } from './loan.words.ts'

export default function LoanPage() {
  return <ArticlePage article={article} />
}
