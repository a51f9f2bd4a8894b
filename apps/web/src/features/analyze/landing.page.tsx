import { routes } from '@jipsalpim/contract/routes.ts'
import { sayWon } from '@jipsalpim/engine/values/won.ts'
import { lazy, Suspense } from 'react'
import { frontier } from '../../kernel/funnel/path.ts'
import { hasDraft } from '../../kernel/funnel/draft.ts'
import { useGo } from '../../kernel/links.ts'
import { useLoginPrompt } from '../../kernel/login-prompt.tsx'
import { isLoggedIn } from '../../kernel/session.ts'
import { useCall } from '../../kernel/use-call.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { answersOf } from '../../kernel/funnel/store.ts'
import { landingWords as w } from './landing-words.ts'

// The reader and the judge come only when the page is there: they are larger than the page.
const InstantCheck = lazy(() => import('./check/instant-check.tsx'))

/** The first page: what a report tells, the way to order one, and the check of a register that one has already. */
export default function LandingPage() {
  const go = useGo()
  const price = useCall('orderPrice', {})
  const begun = hasDraft('order-report')
  const askLogin = useLoginPrompt()
  const carryOn = async () => {
    const { orderFunnel } = await import('./order.funnel.tsx')
    const { at } = frontier(orderFunnel, answersOf(orderFunnel))
    if (routes[at].access === 'login' && !isLoggedIn()) askLogin(go.href(at))
    else go(at)
  }
  return (
    <main id="main" tabIndex={-1} className="flex flex-1 flex-col px-5 pt-8 pb-12">
      <Unfinished />
      <p className="text-note font-semibold text-brand">{w.brand}</p>
      <h1 className="mt-2 text-title font-bold text-balance">{w.title}</h1>
      <p className="mt-3 text-body text-ink-2">{w.text}</p>
      <div className="mt-8 grid gap-2">
        <Button size="large" wide onClick={() => go('analyzeType')}>
          {w.order}
        </Button>
        {begun && (
          <Button kind="secondary" wide onClick={() => void carryOn()}>
            {w.carryOn}
          </Button>
        )}
        <p className="figures min-h-6 text-center text-note text-ink-2">
          {price.state === 'ready' ? w.price(sayWon(price.data.price)) : ''}
        </p>
      </div>
      <section aria-labelledby="check" className="mt-10 border-t border-line pt-8">
        <h2 id="check" className="text-title font-bold">
          {w.checkTitle}
        </h2>
        <p className="mt-2 mb-6 text-body text-ink-2">{w.checkText}</p>
        {/* As tall as what comes, so that nothing below it moves. */}
        <div className="min-h-104">
          <Suspense fallback={<Skeleton lines={4} />}>
            <InstantCheck />
          </Suspense>
        </div>
      </section>
      <section aria-labelledby="tells" className="mt-12 border-t border-line pt-8">
        <h2 id="tells" className="text-title font-bold">
          {w.tellsTitle}
        </h2>
        <ol className="mt-4">
          {w.tells.map((t, i) => (
            <li key={t.title} className="flex gap-4 border-b border-hairline py-4">
              <span aria-hidden="true" className="figures w-5 shrink-0 text-body font-semibold text-ink-3">
                {i + 1}
              </span>
              <span>
                <span className="block text-body font-semibold">{t.title}</span>
                <span className="block text-note text-ink-2">{t.text}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
      <p className="mt-10 text-note text-ink-3">{w.reference}</p>
    </main>
  )
}

/** 'Continue' where an order that is paid still lacks its address. */
function Unfinished() {
  const go = useGo()
  const recent = useCall('orderDeterminedRecent', isLoggedIn() ? {} : null)
  const order = recent.state === 'ready' ? recent.data.order : null
  if (!order) return null
  return (
    <div className="mb-6">
      <Banner
        title={w.unfinished}
        action={
          <Button
            kind="quiet"
            onClick={() => go(order.status === 'address' ? 'reportWaitingConfirmType' : 'reportWaitingConfirmAddress')}
          >
            {w.continue}
          </Button>
        }
      />
    </div>
  )
}
