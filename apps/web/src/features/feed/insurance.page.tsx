import { ArticlePage } from '../../content/article-page.tsx'
import { article } from './insurance.words.ts'

export default function InsurancePage() {
  return <ArticlePage article={article} />
}
