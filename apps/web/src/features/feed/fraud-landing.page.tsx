import { ArticlePage } from '../../content/article-page.tsx'
import { article } from './fraud-landing.words.ts'

export default function FraudLandingPage() {
  return <ArticlePage article={article} />
}
