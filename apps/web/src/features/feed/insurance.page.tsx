import { ArticlePage } from '../../content/article-page.tsx'
import { TranslatedArticle } from '../../content/translated-article.tsx'
import { article } from './insurance.words.ts'

const words = {
  en: () => import('../../lang/en/articles/insurance.words.ts'),
  zh: () => import('../../lang/zh/articles/insurance.words.ts'),
  vi: () => import('../../lang/vi/articles/insurance.words.ts'),
}

export default function InsurancePage() {
  return (
    <TranslatedArticle article={article} said={words}>
      {(inWords) => <ArticlePage article={inWords} />}
    </TranslatedArticle>
  )
}
