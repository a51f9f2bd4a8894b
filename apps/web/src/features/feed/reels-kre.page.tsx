import { ArticlePage } from '../../content/article-page.tsx'
import { TranslatedArticle } from '../../content/translated-article.tsx'
import { article } from './reels-kre.words.ts'

const words = {
  en: () => import('../../lang/en/articles/reels-kre.words.ts'),
  zh: () => import('../../lang/zh/articles/reels-kre.words.ts'),
  vi: () => import('../../lang/vi/articles/reels-kre.words.ts'),
}

export default function ReelsKrePage() {
  return (
    <TranslatedArticle article={article} said={words}>
      {(inWords) => <ArticlePage article={inWords} />}
    </TranslatedArticle>
  )
}
