import { TranslatedArticle } from '../../content/translated-article.tsx'
import { ArmPage } from './arm-page.tsx'
import { article } from './prevention.words.ts'

const words = {
  en: () => import('../../lang/en/articles/prevention.words.ts'),
  zh: () => import('../../lang/zh/articles/prevention.words.ts'),
  vi: () => import('../../lang/vi/articles/prevention.words.ts'),
}

export default function PreventionPage() {
  return (
    <TranslatedArticle article={article} said={words}>
      {(inWords) => <ArmPage type="prevention" article={inWords} first={{ a: 'clauses', b: 'ask' }} />}
    </TranslatedArticle>
  )
}
