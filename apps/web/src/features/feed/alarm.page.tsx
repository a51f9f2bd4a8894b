import { ArticlePage } from '../../content/article-page.tsx'
import { article } from './alarm.words.ts'

export default function AlarmPage() {
  return <ArticlePage article={article} />
}
