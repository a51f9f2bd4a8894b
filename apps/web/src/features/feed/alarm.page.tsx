import { ArticlePage } from '../../content/article-page.tsx'
import { TranslatedArticle } from '../../content/translated-article.tsx'
import { article } from './alarm.words.ts'

const words = {
  en: () => import('../../lang/en/articles/alarm.words.ts'),
  zh: () => import('../../lang/zh/articles/alarm.words.ts'),
  vi: () => import('../../lang/vi/articles/alarm.words.ts'),
}

export default function AlarmPage() {
  return (
    <TranslatedArticle article={article} said={words}>
      {(inWords) => <ArticlePage article={inWords} />}
    </TranslatedArticle>
  )
}
