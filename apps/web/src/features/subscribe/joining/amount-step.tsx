import { periodOf } from '@jipsalpim/engine/watch/billing.ts'
import { useState } from 'react'
import { CloseFunnel } from '../../../kernel/funnel/close-funnel.tsx'
import { describeReason } from '../../../kernel/funnel/reason-words.ts'
import { funnelWords } from '../../../kernel/funnel/words.ts'
import { useToday } from '../../../kernel/today.ts'
import { formatDay, formatWon } from '../../../lang/format.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { QuestionPage } from '../../../ui/layout/question-page.tsx'
import { showProblem } from '../../../ui/dialogs/show-problem.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { JoinCoupon, JoinStepProps } from '../join.funnel.tsx'
import { CouponChoice } from './coupon-choice.tsx'
import { joinWords } from './join-words.ts'
import { PointsChoice } from './points-choice.tsx'
import { Section } from './section.tsx'
import { useOwnCoupons } from './use-own-coupons.ts'
import { useWatchPrices } from './watch-price.ts'

/** A month and a year side by side at full price, the coupon, and what happens at the end, before payment. */
export function AmountStep({ answers, answer, title, step, next, back }: JoinStepProps) {
  const { amount: w, fields } = joinWords
  const today = useToday()
  const prices = useWatchPrices()
  const [tried, setTried] = useState(false)
  const sold = [prices.month && ('month' as const), prices.year && ('year' as const)].filter((p) => p !== null)
  const plan = sold.find((p) => p === answers.plan) ?? null
  const price = plan === null ? null : (prices[plan]?.price ?? null)
  const coupons = useOwnCoupons(answers.home?.key ?? null)
  // Null is also a choice: no coupon.
  const picked = answers.coupon === undefined
  const coupon = plan === 'month' ? (picked ? coupons.best : (answers.coupon ?? null)) : null
  const points = answers.points ?? 0
  const options = (['month', 'year'] as const).map((value) => {
    const of = prices[value]
    return {
      value,
      label: of
        ? `${fields.plan.options[value].label} · ${onOneLine(formatWon(of.price))}`
        : fields.plan.options[value].label,
      note: of
        ? [
            w.until(formatDay(periodOf(today, value, 0).to)),
            ...(value === 'year' ? [w.perMonth(formatWon(Math.floor(of.price / 12)))] : []),
          ].join(' · ')
        : w.notOnSale,
      disabled: !of,
    }
  })
  return (
    <QuestionPage
      title={title}
      step={step}
      onBack={back}
      action={<CloseFunnel />}
      button={funnelWords.next}
      disabled={
        prices.loading || prices.failed !== null || (plan === 'month' && picked && coupons.list.state === 'loading')
      }
      onSubmit={() => {
        setTried(true)
        if (plan === null) return showProblem()
        answer({ plan, coupon: plan === 'month' ? coupon : (answers.coupon ?? null), points })
        next()
      }}
    >
      {prices.failed !== null ? (
        <ErrorState title={w.failed} onRetry={prices.again}>
          {prices.failed}
        </ErrorState>
      ) : prices.loading ? (
        <Skeleton lines={6} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <ChoiceField
            label={fields.plan.label}
            labelHidden
            columns={2}
            error={tried && plan === null ? describeReason('not-an-option') : null}
            value={plan}
            onChange={(to) => answer({ plan: to, points: 0 })}
            options={options}
          />
          {plan === 'month' && price !== null && (
            <Section title={w.coupon}>
              <CouponChoice
                coupons={coupons}
                price={price}
                value={coupon}
                picked={picked}
                onChange={(to) => answer({ coupon: to, points: 0 })}
              />
            </Section>
          )}
          {plan === 'year' && <p className="text-note text-ink-2">{w.monthOnly}</p>}
          {plan !== null && price !== null && (
            <>
              <PointsChoice
                price={price - (coupon?.won ?? 0)}
                value={points}
                onChange={(to) => answer({ points: to })}
              />
              <Sum price={price} coupon={coupon} points={points} />
            </>
          )}
          <Terms until={plan === null ? null : formatDay(periodOf(today, plan, 0).to)} />
        </div>
      )}
    </QuestionPage>
  )
}

/** Keeps a sum on one line. */
const onOneLine = (sum: string): string => sum.replaceAll(' ', '\u00a0')

function Sum({ price, coupon, points }: { price: number; coupon: JoinCoupon | null; points: number }) {
  const { amount: w } = joinWords
  return (
    <div aria-live="polite" className="border-t-2 border-ink pt-2">
      <dl>
        <Row label={w.full} value={formatWon(price)} />
        {coupon !== null && <Row label={w.coupon} value={`−${formatWon(coupon.won)}`} />}
        {points > 0 && <Row label={w.points} value={`−${formatWon(points)}`} />}
        <Row label={w.due} value={formatWon(price - (coupon?.won ?? 0) - points)} sum />
      </dl>
      <p className="text-note text-ink-2">{w.vat}</p>
    </div>
  )
}
const Row = ({ label, value, sum = false }: { label: string; value: string; sum?: boolean }) => (
  <div className="flex min-h-12 items-center justify-between gap-4">
    <dt className="text-body">{label}</dt>
    <dd className={sum ? 'figures text-title font-bold' : 'figures text-body'}>{value}</dd>
  </div>
)

/** What happens at the end, how to stop, and the refund. */
function Terms({ until }: { until: string | null }) {
  const { amount: w } = joinWords
  const rows = [
    { id: 'end', title: w.endTitle, text: until === null ? w.endUnknown : w.endText(until) },
    { id: 'stop', title: w.stopTitle, text: w.stopText },
    { id: 'back', title: w.backTitle, text: w.backText },
    { id: 'unused', title: w.unusedTitle, text: w.unusedText },
  ]
  return (
    <Section title={w.termsTitle}>
      <dl className="border-t border-line">
        {rows.map((row) => (
          <div key={row.id} className="border-b border-hairline py-3">
            <dt className="text-note text-ink-2">{row.title}</dt>
            <dd className="text-body">{row.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
