import { ArticlePage } from '../../content/article-page.tsx'
import { TranslatedArticle } from '../../content/translated-article.tsx'
import { article } from './move.words.ts'

const words = {
  en: () => import('../../lang/en/articles/move.words.ts'),
  zh: () => import('../../lang/zh/articles/move.words.ts'),
  vi: () => import('../../lang/vi/articles/move.words.ts'),
}

export default function MovePage() {
  return (
    <TranslatedArticle article={article} said={words}>
      {(inWords) => <ArticlePage article={inWords} />}
    </TranslatedArticle>
  )
}
