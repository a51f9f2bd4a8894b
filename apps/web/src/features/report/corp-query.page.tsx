import { ArticlePage } from '../../content/article-page.tsx'
import { TranslatedArticle } from '../../content/translated-article.tsx'
import { article } from './before-paying/corp-query.words.ts'

const words = {
  en: () => import('../../lang/en/articles/corp-query.words.ts'),
  zh: () => import('../../lang/zh/articles/corp-query.words.ts'),
  vi: () => import('../../lang/vi/articles/corp-query.words.ts'),
}

export default function CorpQueryPage() {
  return (
    <TranslatedArticle article={article} said={words}>
      {(inWords) => <ArticlePage article={inWords} />}
    </TranslatedArticle>
  )
}
