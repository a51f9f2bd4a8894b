import { ArticlePage } from '../../content/article-page.tsx'
import { article } from './loan-landing.words.ts'

export default function LoanLandingPage() {
  return <ArticlePage article={article} />
}
