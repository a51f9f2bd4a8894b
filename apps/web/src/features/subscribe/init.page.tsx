import { link } from '@jipsalpim/contract/routes.ts'
import { addDays } from '@jipsalpim/engine/values/day.ts'
import { periodOf } from '@jipsalpim/engine/watch/billing.ts'
import { useCallback } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useAnswers } from '../../kernel/funnel/store.ts'
import { useGo } from '../../kernel/links.ts'
import { readSeq } from '../../kernel/calls/read-seq.ts'
import { isLoggedIn } from '../../kernel/login/session.ts'
import { useToday } from '../../kernel/today.ts'
import { formatDay, formatWon } from '../../lang/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Checking } from '../../ui/states/checking.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { joinFunnel } from './join.funnel.tsx'
import { joinWords } from './joining/join-words.ts'
import { nextPrice } from './joining/next-price.ts'
import { askedPriceWords } from './shared/asked-price-words.ts'
import { useBulkPrice } from './several/use-bulk-price.ts'
import { useRegisterCard } from './joining/use-register-card.ts'
import { useWatchPrices } from './joining/watch-price.ts'

/**
 * Registers a new card for the watch without a charge; it is then selected on the payment page. The first charges are
 * shown beforehand.
 */
export default function InitPage() {
  const { init: w } = joinWords
  const go = useGo()
  const [query] = useSearchParams()
  const today = useToday()
  const { plan, coupon, several, points = 0 } = useAnswers(joinFunnel)
  const homes = (several?.length ?? 0) > 1 ? (several ?? []) : []
  const sum = useBulkPrice(homes, plan)
  const prices = useWatchPrices()
  const { open, busy, problem, checking } = useRegisterCard(readSeq(query.get('player')), {
    backTo: (card) => link('subscribeInit', undefined, { player: card }),
    done: useCallback((card: number) => go('subscribePaymentMethod', { card }, { replace: true }), [go]),
  })
  // The charges depend on the answers; the payment page, which is public, asks visitors to log in.
  if (plan === undefined || !isLoggedIn())
    return <Navigate to={go.href(plan === undefined ? 'subscribeChoose' : 'subscribePaymentMethod')} replace />
  const back = () => go('subscribePaymentMethod')
  if (checking)
    return (
      <Page>
        <Checking title={w.checkingTitle}>{w.checkingText}</Checking>
      </Page>
    )
  if (prices.failed !== null)
    return (
      <Page onBack={back}>
        <ErrorState heading="h1" title={joinWords.amount.failed} onRetry={prices.again}>
          {prices.failed}
        </ErrorState>
      </Page>
    )
  const sold = prices[plan]
  const price = sold?.price ?? null
  // Several homes are charged together the first time, and separately afterwards.
  const first =
    homes.length > 0 ? (sum.data?.price ?? null) : price && price - (plan === 'month' ? (coupon?.won ?? 0) : 0) - points
  const on = addDays(periodOf(today, plan, 0).to, 1)
  const next = sold && nextPrice(sold, plan === 'month' && homes.length === 0 ? (coupon ?? null) : null, on)
  const facts =
    !next || first === null
      ? []
      : [
          {
            id: 'first',
            label: w.first,
            value: w.firstDay(formatWon(first)),
          },
          {
            id: 'next',
            label: w.next,
            value: (next.isAsked ? askedPriceWords.chargeOn : w.nextDay)(formatDay(on), formatWon(next.won)),
          },
          { id: 'stop', label: w.stop, value: w.stopText },
        ]
  return (
    <Page
      title={w.title}
      heading
      onBack={back}
      bottomNote={<FieldError id="card-problem" error={problem} />}
      bottom={
        <Button size="large" wide loading={busy} disabled={first === null} onClick={open}>
          {w.open}
        </Button>
      }
    >
      <p className="text-body text-ink-2">{w.text}</p>
      {prices.loading && (
        <div className="mt-6">
          <Skeleton lines={4} />
        </div>
      )}
      <dl className="mt-6 border-t border-line">
        {facts.map((fact) => (
          <div key={fact.id} className="border-b border-hairline py-3">
            <dt className="text-note text-ink-2">{fact.label}</dt>
            <dd className="figures text-body">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </Page>
  )
}
