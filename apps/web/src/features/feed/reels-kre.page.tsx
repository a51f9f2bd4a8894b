import { ArticlePage } from '../../content/article-page.tsx'
import { article } from './reels-kre.words.ts'

export default function ReelsKrePage() {
  return <ArticlePage article={article} />
}
