import { privacyPolicy, type PolicySection, type Table } from '@jipsalpim/contract/privacy/policy.ts'
import type { PolicyWords } from '@jipsalpim/contract/privacy/words.ts'
import { Suspense, use } from 'react'
import { termsWords } from '../../content/terms-words.ts'
import { useBack } from '../../kernel/links.ts'
import { readSeller } from '../../shell/seller.ts'
import { WORDS_WAIT_MS, inTime } from '../../kernel/chunks/in-time.ts'
import { language } from '../../lang/language.ts'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { legalWords as w } from './legal-words.ts'

type Seller = NonNullable<ReturnType<typeof readSeller>>

/** The privacy policy, generated from the tables that the jobs use (contract/src/privacy). */
export default function PrivacyPage() {
  const back = useBack('main')
  const seller = readSeller()
  return (
    <Page title={w.privacy} heading onBack={back}>
      {!seller ? (
        <ErrorState title={w.privacyFailed} onRetry={() => window.location.reload()}>
          {w.privacyFailedText}
        </ErrorState>
      ) : language() === 'ko' ? (
        <Policy policy={privacyPolicy(seller)} />
      ) : (
        <Suspense fallback={<Skeleton lines={10} />}>
          <InWords seller={seller} />
        </Suspense>
      )}
    </Page>
  )
}

/** In the user's language, with the binding Korean text below; if the translation fails to load, Korean only. */
function InWords({ seller }: { seller: Seller }) {
  const words = use(loadPolicy())
  const korean = privacyPolicy(seller)
  return (
    <>
      <p className="mb-4 text-body font-semibold">{termsWords.binding}</p>
      <Policy policy={words === null ? korean : privacyPolicy(seller, words)} />
      {words && (
        <div className="mt-10">
          <Disclosure title={termsWords.inKorean}>
            <div lang="ko">
              {korean.map((section) => (
                <section key={section.id} className="mt-6">
                  <h3 className="text-body font-bold">{section.title}</h3>
                  <Says section={section} />
                </section>
              ))}
            </div>
          </Disclosure>
        </div>
      )}
    </>
  )
}

let brought: Promise<PolicyWords | null> | undefined
function loadPolicy(): Promise<PolicyWords | null> {
  const lang = language()
  if (lang === 'ko') return (brought ??= Promise.resolve(null))
  return (brought ??= inTime(load[lang](), WORDS_WAIT_MS).then(
    ({ policy }) => policy,
    () => null,
  ))
}
const load = {
  en: () => import('../../lang/en/privacy.words.ts'),
  zh: () => import('../../lang/zh/privacy.words.ts'),
  vi: () => import('../../lang/vi/privacy.words.ts'),
}

function Policy({ policy: [intro, ...rest] }: { policy: readonly PolicySection[] }) {
  return (
    <>
      {intro && <Says section={intro} />}
      <nav aria-label={w.contents} className="mt-6 rounded-md bg-sunk px-4 py-2">
        <ul className="grid grid-cols-2 gap-x-4">
          {rest.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="flex min-h-12 items-center text-note underline underline-offset-4">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {rest.map((section) => (
        <section key={section.id} aria-labelledby={section.id} className="mt-10">
          <h2 id={section.id} className="mb-2 scroll-mt-4 text-body font-bold">
            {section.title}
          </h2>
          <Says section={section} />
        </section>
      ))}
    </>
  )
}

const Says = ({ section: { says, list, table } }: { section: PolicySection }) => (
  <>
    {says.map((value) => (
      <p key={value} className="mt-2 text-body text-ink-2">
        {value}
      </p>
    ))}
    {list && (
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-body text-ink-2 marker:text-ink-3">
        {list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )}
    {table && <Rows table={table} />}
  </>
)

/** A phone is too narrow for four columns: the first cell of a row becomes the term, the others its description. */
const Rows = ({ table: { head, rows } }: { table: Table }) => (
  <dl className="mt-3">
    {rows.map(([first, ...cells], i) => (
      <div key={`${first}${i}`} className="border-b border-hairline py-3 first:border-t">
        <dt className="text-body font-semibold">{first}</dt>
        {cells.map((cell, c) => (
          <dd key={head[c + 1]} className="flex gap-2 text-note text-ink-2">
            <span className="w-16 shrink-0">{head[c + 1]}</span>
            <span className="min-w-0 break-words">{cell}</span>
          </dd>
        ))}
      </div>
    ))}
  </dl>
)
