import { gradeKeys } from '@jipsalpim/contract/areas/preview/samples.ts'
import { grades } from '@jipsalpim/engine/assessment.ts'
import { useId } from 'react'
import { useBack, useGo } from '../../kernel/links.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatWon } from '../../lang/format.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { LinkList } from '../../ui/buttons/link-list.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { SampleMark } from '../../ui/display/sample-mark.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { words as uiWords } from '../../ui/words.ts'
import { NotIndexed } from '../../shared/preview/not-indexed.tsx'
import { sampleWords as w } from './sample-words.ts'

/** Links to the samples, and today's price of a real report. */
export default function LandingPage() {
  const go = useGo()
  const [samples, price] = [useId(), useId()]
  return (
    <Page title={w.pick} heading onBack={useBack('mypage')}>
      <NotIndexed />
      <div className="grid gap-8">
        <section aria-labelledby={samples}>
          <h2 id={samples} className="flex flex-wrap items-center gap-2 text-body font-bold">
            <SampleMark />
            {w.samples}
          </h2>
          <p className="mt-1 mb-3 text-note text-ink-2">{w.bandText}</p>
          <LinkList
            items={grades.map((grade) => ({
              id: grade,
              to: go.href('previewReport', { grade: gradeKeys[grade] }),
              title: uiWords.grade[grade],
              note: w.of[grade],
            }))}
          />
        </section>
        <section aria-labelledby={price}>
          <h2 id={price} className="text-body font-bold">
            {w.own}
          </h2>
          <Price />
          <p className="mt-1 text-note text-ink-2">{w.ownText}</p>
          <div className="mt-4">
            <ButtonLink size="large" wide to={go.href('analyze')}>
              {w.analyze}
            </ButtonLink>
          </div>
        </section>
      </div>
    </Page>
  )
}

/** The user's price today, from the server. */
function Price() {
  const price = useCall('orderPrice', {})
  if (price.state === 'loading') return <Skeleton lines={2} />
  if (price.state === 'failed')
    return price.error.error === 'notOnSale' ? (
      <p className="mt-2 text-body">{price.error.message}</p>
    ) : (
      <ErrorState heading="p" title={w.priceFailed} onRetry={price.again}>
        {price.error.message}
      </ErrorState>
    )
  const { price: now, full_price: full, discounts } = price.data
  return (
    <>
      <p className="figures mt-2 text-title font-bold">{formatWon(now)}</p>
      {discounts.map((d) => (
        <p key={d.name} className="figures text-note text-ink-2">
          {w.discount(formatWon(full), d.name, formatWon(d.won))}
        </p>
      ))}
    </>
  )
}
