import { ArticlePage } from '../../content/article-page.tsx'
import { article } from './move.words.ts'

export default function MovePage() {
  return <ArticlePage article={article} />
}
