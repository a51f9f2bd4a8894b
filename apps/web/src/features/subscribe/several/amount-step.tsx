import { periodOf } from '@jipsalpim/engine/watch/billing.ts'
import { useState } from 'react'
import { CloseFunnel } from '../../../kernel/funnel/close-funnel.tsx'
import { describeReason } from '../../../kernel/funnel/reason-words.ts'
import { funnelWords } from '../../../kernel/funnel/words.ts'
import { useGo } from '../../../kernel/links.ts'
import { useToday } from '../../../kernel/today.ts'
import { formatDay, formatWon } from '../../../lang/format.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { QuestionPage } from '../../../ui/layout/question-page.tsx'
import { showProblem } from '../../../ui/dialogs/show-problem.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { JoinStepProps } from '../join.funnel.tsx'
import { joinWords } from '../joining/join-words.ts'
import { useWatchPrices } from '../joining/watch-price.ts'
import { HomeList } from './home-list.tsx'
import { severalWords as w } from './several-words.ts'
import { useBulkPrice } from './use-bulk-price.ts'

/** A month or a year for several homes: the share of each home, the excluded homes by name, and the total. */
export function SeveralAmountStep({ answers, answer, title, step, next, back }: JoinStepProps) {
  const { amount, fields } = joinWords
  const go = useGo()
  const today = useToday()
  const prices = useWatchPrices()
  const [tried, setTried] = useState(false)
  const homes = answers.several ?? []
  const plan = (['month', 'year'] as const).find((p) => p === answers.plan && prices[p])
  const sum = useBulkPrice(homes, plan)
  const options = (['month', 'year'] as const).map((value) => ({
    value,
    label: fields.plan.options[value].label,
    note: prices[value]
      ? [
          amount.until(formatDay(periodOf(today, value, 0).to)),
          `${w.each} ${formatWon(prices[value]?.price ?? 0)}`,
        ].join(' · ')
      : amount.notOnSale,
    disabled: !prices[value],
  }))
  const isNone = sum.state === 'ready' && sum.data.pays.length === 0
  return (
    <QuestionPage
      title={title}
      step={step}
      onBack={back}
      action={<CloseFunnel />}
      button={funnelWords.next}
      disabled={prices.loading || prices.failed !== null || (plan !== undefined && sum.state !== 'ready') || isNone}
      onSubmit={() => {
        setTried(true)
        if (plan === undefined) return showProblem()
        answer({ plan, coupon: null, points: 0 })
        next()
      }}
    >
      {prices.failed !== null ? (
        <ErrorState title={amount.failed} onRetry={prices.again}>
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
            error={tried && plan === undefined ? describeReason('not-an-option') : null}
            value={plan ?? null}
            onChange={(to) => answer({ plan: to, coupon: null, points: 0 })}
            options={options}
          />
          {plan !== undefined &&
            (sum.state === 'loading' ? (
              <Skeleton lines={4} />
            ) : sum.state === 'failed' ? (
              <ErrorState title={w.failed} onRetry={sum.again}>
                {sum.error.message}
              </ErrorState>
            ) : (
              <HomeList homes={homes} price={sum.data} />
            ))}
          {isNone && (
            <Banner
              kind="caution"
              title={w.none}
              action={
                <Button kind="quiet" onClick={() => go('subscribeChoose')}>
                  {w.otherHomes}
                </Button>
              }
            >
              {w.noneText}
            </Banner>
          )}
          <div className="grid gap-1 text-note text-ink-2">
            <p>{amount.vat}</p>
            <p>{w.parts}</p>
            <p>{amount.unusedText}</p>
          </div>
        </div>
      )}
    </QuestionPage>
  )
}
