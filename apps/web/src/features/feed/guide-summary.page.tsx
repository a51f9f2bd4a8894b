import { ArticlePage } from '../../content/article-page.tsx'
import { TranslatedArticle } from '../../content/translated-article.tsx'
import { article } from './guide-summary.words.ts'

const words = {
  en: () => import('../../lang/en/articles/guide-summary.words.ts'),
  zh: () => import('../../lang/zh/articles/guide-summary.words.ts'),
  vi: () => import('../../lang/vi/articles/guide-summary.words.ts'),
}

export default function GuideSummaryPage() {
  return (
    <TranslatedArticle article={article} said={words}>
      {(inWords) => <ArticlePage article={inWords} />}
    </TranslatedArticle>
  )
}
