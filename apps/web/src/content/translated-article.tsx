import { Suspense, use, type ReactNode } from 'react'
import { WORDS_WAIT_MS, inTime } from '../kernel/chunks/in-time.ts'
import { language, type Lang } from '../lang/language.ts'
import { Page } from '../ui/layout/page.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { inOtherWords, type Article, type ArticleText } from './article.ts'

type Bring = () => Promise<{ article: ArticleText }>
/** How an article is loaded in each other language. */
export type Translations = Readonly<Record<Exclude<Lang, 'ko'>, Bring>>

/** An article in the user's language once it is loaded; if loading fails, it is shown in Korean. */
export function TranslatedArticle({
  article,
  said,
  children,
}: {
  article: Article
  said: Translations
  children: (article: Article) => ReactNode
}) {
  const lang = language()
  if (lang === 'ko') return children(article)
  return (
    <Suspense
      fallback={
        <Page>
          <Skeleton lines={8} />
        </Page>
      }
    >
      <Brought article={article} bring={said[lang]}>
        {children}
      </Brought>
    </Suspense>
  )
}

function Brought({
  article,
  bring,
  children,
}: {
  article: Article
  bring: Bring
  children: (article: Article) => ReactNode
}) {
  const words = use(loadedOnce(bring))
  return children(words === null ? article : inOtherWords(article, words))
}

const brought = new Map<Bring, Promise<ArticleText | null>>()
function loadedOnce(bring: Bring): Promise<ArticleText | null> {
  const before = brought.get(bring)
  if (before) return before
  const words = inTime(bring(), WORDS_WAIT_MS).then(
    ({ article }) => article,
    () => null,
  )
  brought.set(bring, words)
  return words
}
