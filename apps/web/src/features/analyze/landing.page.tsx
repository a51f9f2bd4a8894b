import { routes } from '@jipsalpim/contract/routes.ts'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { withinTime } from '../../kernel/chunks/chunks.ts'
import { lazyPart } from '../../kernel/chunks/lazy-part.tsx'
import { ChunkPlaceholder } from '../../kernel/chunks/chunk-placeholder.tsx'
import { frontier } from '../../kernel/funnel/path.ts'
import { EntryNotices } from '../../content/entry-notices.tsx'
import { useGo, usePlace } from '../../kernel/links.ts'
import { moneyWords } from '../../lang/money-words.ts'
import { useLoginPrompt } from '../../kernel/login/login-prompt.tsx'
import { isLoggedIn } from '../../kernel/login/session.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { FrontBar } from '../../shell/front-bar.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { NoticeBox } from '../../ui/states/notice-box.tsx'
import { answersOf, useHasDraft } from '../../kernel/funnel/store.ts'
import { couponOfLink } from '../../shared/coupon/chosen-coupon.ts'
import { DropZone } from './check/drop-zone.tsx'
import { useDropAnywhere } from './check/drop-anywhere.ts'
import { fetchLater } from './check/fetch-later.ts'
import { CheckView, getReady, useCheck } from './check/use-check.ts'
import { CouponWaits } from './coupon-waits.tsx'
import { landingWords as w } from './landing-words.ts'

// The parts of a report load after the page: they are larger than the page.
const SampleExcerpt = lazyPart(() => import('./sample/sample-excerpt.tsx'))

// The first screen rendered by the server already has the field: a file chosen there before this page loaded is read
// now.
const early =
  typeof document === 'undefined' ? null : document.querySelector<HTMLInputElement>('#root .fs input[type=file]')

/** The first page: checks a register, and shows what a report contains before anything is asked. */
export default function LandingPage() {
  const check = useCheck()
  useDropAnywhere(check.takeFile, getReady)
  useEffect(fetchLater, [])
  const { takeFile } = check
  const take = useRef(takeFile)
  useEffect(() => {
    take.current = takeFile
  })
  useEffect(() => {
    const given = () => {
      const file = early?.files?.[0]
      if (early && file) {
        early.value = ''
        take.current(file)
      }
    }
    given()
    // Its dialog may still be open.
    early?.addEventListener('change', given)
    return () => early?.removeEventListener('change', given)
  }, [])
  if (check.open)
    return (
      <Suspense fallback={<ChunkPlaceholder heading lines={6} />}>
        <CheckView check={check} />
      </Suspense>
    )
  return (
    <>
      <FrontBar />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[72rem] flex-1 px-5 pt-7 pb-12 wide:px-8 wide:pt-16"
      >
        {couponOfLink() !== null && <CouponWaits />}
        <div className="grid gap-10 wide:grid-cols-[minmax(0,1fr)_31rem] wide:gap-18">
          <div className="wide:pt-12">
            <h1 className="text-[2.125rem] leading-tight font-bold tracking-[-0.03em] text-balance wide:text-[3rem]">
              {w.title}
            </h1>
            <p className="mt-3 max-w-[30em] text-body text-ink-2">{w.text}</p>
            <div id="check" className="mt-6 scroll-mt-20">
              <DropZone check={check} />
            </div>
            <Order />
          </div>
          {/* As tall as what is loaded, so that nothing below it moves. */}
          <div className="min-h-[46rem] wide:min-h-[44rem]">
            <Suspense fallback={<ChunkPlaceholder heading lines={8} />}>
              <SampleExcerpt />
            </Suspense>
          </div>
        </div>
        <Three id="keeps" title={w.keepsTitle} items={w.keeps} />
        <Three id="price" title={w.priceTitle} items={w.priceParts} />
        <EntryNoticesOfPartner />
        <div className="mt-12 wide:mt-16">
          <NoticeBox title={w.notice} listTitle={w.must} items={w.mustKnow}>
            {w.reference}
          </NoticeBox>
        </div>
      </main>
    </>
  )
}

const EntryNoticesOfPartner = () => (usePlace().partner ? <EntryNotices /> : null)

/** The way without a register, with its price before the first tap. */
function Order() {
  const go = useGo()
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
    <div className="mt-8">
      <p className="text-body font-semibold">{w.noRegister}</p>
      <p className="figures min-h-6 text-note text-ink-2">
        {price.state === 'ready'
          ? w.price(moneyWords.say(price.data.price))
          : price.error?.error === 'notOnSale'
            ? price.error.message
            : price.state === 'failed'
              ? w.priceLater
              : ''}
      </p>
      <div className="mt-3 grid gap-2 wide:flex">
        <Button kind="secondary" onClick={() => go('analyzeType')}>
          {w.order}
        </Button>
        {begun && (
          <Button kind="secondary" onClick={() => void carryOn()}>
            {w.carryOn}
          </Button>
        )}
      </div>
    </div>
  )
}

type ThreeProps = { id: string; title: string; items: readonly { title: string; text: ReactNode }[] }
/** A section of three short statements, side by side where there is room. */
const Three = ({ id, title, items }: ThreeProps) => (
  <section aria-labelledby={id} className="mt-12 border-t-2 border-ink pt-3 wide:mt-16">
    <h2 id={id} className="text-title font-bold">
      {title}
    </h2>
    <ul className="mt-4 grid gap-6 wide:grid-cols-3 wide:gap-12">
      {items.map((item) => (
        <li key={item.title}>
          <p className="text-body font-semibold">{item.title}</p>
          <p className="text-note text-ink-2">{item.text}</p>
        </li>
      ))}
    </ul>
  </section>
)
