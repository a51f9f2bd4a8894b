import { ArticlePage } from '../../content/article-page.tsx'
import { TranslatedArticle } from '../../content/translated-article.tsx'
import { article } from './danger.words.ts'

const words = {
  en: () => import('../../lang/en/articles/tax-danger.words.ts'),
  zh: () => import('../../lang/zh/articles/tax-danger.words.ts'),
  vi: () => import('../../lang/vi/articles/tax-danger.words.ts'),
}

export default function TaxDangerPage() {
  return (
    <TranslatedArticle article={article} said={words}>
      {(inWords) => <ArticlePage article={inWords} />}
    </TranslatedArticle>
  )
}
