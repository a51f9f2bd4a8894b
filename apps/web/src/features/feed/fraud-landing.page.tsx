import { ArticlePage } from '../../content/article-page.tsx'
import { TranslatedArticle } from '../../content/translated-article.tsx'
import { article } from './fraud-landing.words.ts'

const words = {
  en: () => import('../../lang/en/articles/fraud-landing.words.ts'),
  zh: () => import('../../lang/zh/articles/fraud-landing.words.ts'),
  vi: () => import('../../lang/vi/articles/fraud-landing.words.ts'),
}

export default function FraudLandingPage() {
  return (
    <TranslatedArticle article={article} said={words}>
      {(inWords) => <ArticlePage article={inWords} />}
    </TranslatedArticle>
  )
}
