import { ArticlePage } from '../../content/article-page.tsx'
import { TranslatedArticle } from '../../content/translated-article.tsx'
import { article } from './loan-landing.words.ts'

const words = {
  en: () => import('../../lang/en/articles/loan-landing.words.ts'),
  zh: () => import('../../lang/zh/articles/loan-landing.words.ts'),
  vi: () => import('../../lang/vi/articles/loan-landing.words.ts'),
}

export default function LoanLandingPage() {
  return (
    <TranslatedArticle article={article} said={words}>
      {(inWords) => <ArticlePage article={inWords} />}
    </TranslatedArticle>
  )
}
