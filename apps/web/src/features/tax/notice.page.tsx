import { ArticlePage } from '../../content/article-page.tsx'
import { TranslatedArticle } from '../../content/translated-article.tsx'
import { article } from './notice.words.ts'

const words = {
  en: () => import('../../lang/en/articles/tax-notice.words.ts'),
  zh: () => import('../../lang/zh/articles/tax-notice.words.ts'),
  vi: () => import('../../lang/vi/articles/tax-notice.words.ts'),
}

export default function TaxNoticePage() {
  return (
    <TranslatedArticle article={article} said={words}>
      {(inWords) => <ArticlePage article={inWords} />}
    </TranslatedArticle>
  )
}
