import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { moneyWords } from '../lang/money-words.ts'
import { useCall } from '../kernel/calls/use-call.ts'
import { Card } from '../ui/layout/card.tsx'
import { Carousel } from '../ui/layout/carousel.tsx'
import { SampleMark } from '../ui/display/sample-mark.tsx'
import { Logo } from './logo.tsx'
import { words } from './words.ts'

/**
 * Next to the column on wide screens: what this is, and what it has achieved so far, if an operator has published that.
 */
export function SidePanel() {
  const amount = useCall('analyticsCumulativeAmount', {})
  const customers = useCall('analyticsCustomerType', {})
  const marketing = useCall('analyticsMarketing', {})
  const sum = amount.state === 'ready' ? amount.data.amount : null
  const all = customers.state === 'ready' ? customers.data.customers.find((c) => c.type === 'all') : undefined
  const reviews = marketing.state === 'ready' ? marketing.data.reviews : []
  return (
    <div className="grid gap-10">
      <div>
        <p className="flex items-center gap-2 text-body font-bold">
          <Logo />
          {words.brand}
        </p>
        <p className="mt-8 text-title font-bold">
          {words.panelTitle.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
        <p className="mt-3 text-body text-ink-2">{words.panelText}</p>
      </div>
      {(sum || all) && (
        <dl className="grid gap-4 border-t border-line pt-6">
          {sum && <Figure label={words.protectedSum} value={moneyWords.large(sum.value)} of={sum} />}
          {all && <Figure label={words.customers} value={words.people(all.value)} of={all} />}
        </dl>
      )}
      {reviews.length > 0 && <Reviews reviews={reviews} />}
    </div>
  )
}

type Grounds = { as_of: string; source: string; sample: boolean }

/** A figure with its date and source; sample data carries the sample mark instead. */
function Figure({ label, value, of }: { label: string; value: string; of: Grounds }) {
  return (
    <div>
      <dt className="flex items-center gap-2 text-note text-ink-2">
        {label} {of.sample && <SampleMark />}
      </dt>
      <dd className="figures mt-1 text-title font-bold">{value}</dd>
      {!of.sample && <dd className="figures text-note text-ink-2">{words.grounds(of.as_of, of.source)}</dd>}
    </div>
  )
}

type Review = Output<CallNamed<'analyticsMarketing'>>['reviews'][number]
const Reviews = ({ reviews }: { reviews: readonly Review[] }) => (
  <Carousel
    label={words.reviews}
    slides={reviews.map((review) => ({
      id: review.name,
      content: (
        <Card as="div">
          <p className="min-h-24 text-body">{review.said}</p>
          <p className="mt-3 flex flex-wrap items-center justify-between gap-2 text-note text-ink-2">
            {review.who} {review.sample ? <SampleMark /> : <span>{review.source}</span>}
          </p>
        </Card>
      ),
    }))}
  />
)
