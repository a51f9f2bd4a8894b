import { ArticlePage } from '../../content/article-page.tsx'
import { TranslatedArticle } from '../../content/translated-article.tsx'
import { article } from './loan.words.ts'

const words = {
  en: () => import('../../lang/en/articles/loan.words.ts'),
  zh: () => import('../../lang/zh/articles/loan.words.ts'),
  vi: () => import('../../lang/vi/articles/loan.words.ts'),
}

export default function LoanPage() {
  return (
    <TranslatedArticle article={article} said={words}>
      {(inWords) => <ArticlePage article={inWords} />}
    </TranslatedArticle>
  )
}
