import { Suspense, use, type ReactNode } from 'react'
import { WORDS_WAIT_MS, inTime } from '../kernel/chunks/in-time.ts'
import { language } from '../lang/language.ts'
import { Disclosure } from '../ui/layout/disclosure.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { termsWords as w } from './terms-words.ts'

type Terms = { code: string; version: number; body: string }

/**
 * A terms document in the user's language, with the Korean text below: the Korean text is the one agreed to. A version
 * without a translation is shown in Korean.
 */
export function TermsBody({ terms, children }: { terms: Terms; children: (body: string) => ReactNode }) {
  if (language() === 'ko') return children(terms.body)
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <InWords terms={terms}>{children}</InWords>
    </Suspense>
  )
}

function InWords({ terms, children }: { terms: Terms; children: (body: string) => ReactNode }) {
  const description = use(loadTerms())[`${terms.code}-${terms.version}`]
  const korean = <div lang="ko">{children(terms.body)}</div>
  return (
    <>
      <p className="mb-4 text-body font-semibold">{w.binding}</p>
      {description === undefined ? (
        korean
      ) : (
        <>
          {children(description)}
          <Disclosure title={w.inKorean}>{korean}</Disclosure>
        </>
      )}
    </>
  )
}

type Said = Readonly<Record<string, string>>
let brought: Promise<Said> | undefined
function loadTerms(): Promise<Said> {
  const lang = language()
  if (lang === 'ko') return (brought ??= Promise.resolve({}))
  return (brought ??= inTime(load[lang](), WORDS_WAIT_MS).then(
    ({ terms }) => terms,
    () => ({}),
  ))
}
const load = {
  en: () => import('../lang/en/terms.words.ts'),
  zh: () => import('../lang/zh/terms.words.ts'),
  vi: () => import('../lang/vi/terms.words.ts'),
}
