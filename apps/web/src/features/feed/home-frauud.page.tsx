import { ArticlePage } from '../../content/article-page.tsx'
import { article } from './home-frauud.words.ts'

export default function HomeFrauudPage() {
  return <ArticlePage article={article} />
}
