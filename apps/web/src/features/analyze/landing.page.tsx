import { routes } from '@jipsalpim/contract/routes.ts'
import { Suspense } from 'react'
import { withinTime } from '../../kernel/chunks.ts'
import { lazyPart } from '../../kernel/lazy-part.tsx'
import { PieceComing } from '../../kernel/piece-coming.tsx'
import { frontier } from '../../kernel/funnel/path.ts'
import { EntryNotices } from '../../content/entry-notices.tsx'
import { useGo, usePlace } from '../../kernel/links.ts'
import { moneyWords } from '../../lang/money-words.ts'
import { useLoginPrompt } from '../../kernel/login-prompt.tsx'
import { isLoggedIn } from '../../kernel/session.ts'
import { useCall } from '../../kernel/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { answersOf, useHasDraft } from '../../kernel/funnel/store.ts'
import { couponOfLink } from '../../shared/coupon/chosen-coupon.ts'
import { CouponWaits } from './coupon-waits.tsx'
import { landingWords as w } from './landing-words.ts'

// The reader and the judge are loaded after the page is shown: they are larger than the page.
const InstantCheck = lazyPart(() => import('./check/instant-check.tsx'))

/** The first page: what a report contains, how to order one, and the check of a register the user already has. */
export default function LandingPage() {
  const go = useGo()
  const { partner } = usePlace()
  const price = useCall('orderPrice', {})
  const begun = useHasDraft('order-report')
  const askLogin = useLoginPrompt()
  const carryOn = async () => {
    const piece = await withinTime(import('./order.funnel.tsx')).catch(() => null)
    // The place itself shows that loading failed, and offers a retry.
    if (!piece) return go('analyzeType')
    const { orderFunnel } = piece
    const { at } = frontier(orderFunnel, answersOf(orderFunnel))
    if (routes[at].access === 'login' && !isLoggedIn()) askLogin(go.href(at))
    else go(at)
  }
  return (
    <main id="main" tabIndex={-1} className="flex flex-1 flex-col px-5 pt-8 pb-12">
      {couponOfLink() !== null && <CouponWaits />}
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
          {price.state === 'ready'
            ? w.price(moneyWords.say(price.data.price))
            : price.error?.error === 'notOnSale'
              ? price.error.message
              : ''}
        </p>
      </div>
      <section aria-labelledby="check" className="mt-10 border-t border-line pt-8">
        <h2 id="check" className="text-title font-bold">
          {w.checkTitle}
        </h2>
        <p className="mt-2 mb-6 text-body text-ink-2">{w.checkText}</p>
        {/* As tall as what is loaded, so that nothing below it moves. */}
        <div className="min-h-104">
          <Suspense fallback={<PieceComing lines={4} />}>
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
      {partner && <EntryNotices />}
      <div className="mt-12">
        <NoticeBox title={w.notice} listTitle={w.must} items={w.mustKnow}>
          {w.reference}
        </NoticeBox>
      </div>
    </main>
  )
}
