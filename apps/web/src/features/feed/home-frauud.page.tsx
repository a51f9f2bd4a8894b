import { ArticlePage } from '../../content/article-page.tsx'
import { TranslatedArticle } from '../../content/translated-article.tsx'
import { article } from './home-frauud.words.ts'

const words = {
  en: () => import('../../lang/en/articles/home-frauud.words.ts'),
  zh: () => import('../../lang/zh/articles/home-frauud.words.ts'),
  vi: () => import('../../lang/vi/articles/home-frauud.words.ts'),
}

export default function HomeFrauudPage() {
  return (
    <TranslatedArticle article={article} said={words}>
      {(inWords) => <ArticlePage article={inWords} />}
    </TranslatedArticle>
  )
}
