import { TranslatedArticle } from '../../content/translated-article.tsx'
import { ArmPage } from './arm-page.tsx'
import { article } from './dateconfirm.words.ts'

const words = {
  en: () => import('../../lang/en/articles/dateconfirm.words.ts'),
  zh: () => import('../../lang/zh/articles/dateconfirm.words.ts'),
  vi: () => import('../../lang/vi/articles/dateconfirm.words.ts'),
}

export default function DateconfirmPage() {
  return (
    <TranslatedArticle article={article} said={words}>
      {(inWords) => <ArmPage type="dateconfirm" article={inWords} first={{ a: 'how', b: 'rank' }} />}
    </TranslatedArticle>
  )
}
