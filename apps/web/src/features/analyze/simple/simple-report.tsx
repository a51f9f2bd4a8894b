import { formatDay } from '../../../lang/format.ts'
import type { SimpleReport as Simple } from '@jipsalpim/contract/areas/report/simple.ts'
import type { Known } from '@jipsalpim/engine/values/known.ts'
import { useEffect, useState } from 'react'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { RangeBar } from '../../../ui/display/range-bar.tsx'
import { SampleMark } from '../../../ui/display/sample-mark.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { OrderAnswers } from '../order.funnel.tsx'
import { saveSimpleId, savedSimpleId, simpleInputOf, type SimpleInput } from './simple-input.ts'
import { simpleWords as w } from './simple-words.ts'
import { TownFacts } from './town-facts.tsx'

/** What public data alone says about the chosen home, before anything is paid. Renders nothing if no home is chosen. */
export function SimpleReport({ answers }: { answers: OrderAnswers }) {
  const input = simpleInputOf(answers)
  return input && <OfHome key={JSON.stringify(input)} input={input} />
}

/** Made once and read afterwards: returning to the page calls no outside source again. */
function OfHome({ input }: { input: SimpleInput }) {
  const [saved] = useState(() => savedSimpleId(input))
  const read = useCall('reportSimpleRead', saved === null ? null : { id: saved })
  const made = useCall('reportSimpleMake', saved === null || read.state === 'failed' ? input : null)
  const shown = read.state === 'ready' ? read : made
  const id = shown.data?.id
  useEffect(() => {
    if (id !== undefined) saveSimpleId(input, id)
  }, [input, id])
  return (
    <section aria-labelledby="simple" className="mt-8 border-t border-line pt-6">
      <h2 id="simple" className="flex flex-wrap items-center gap-2 text-body font-semibold">
        {w.title} {shown.data?.sample && <SampleMark />}
      </h2>
      <p className="mt-1 mb-4 text-note text-ink-2">{w.note}</p>
      {shown.state === 'loading' ? (
        <>
          <p role="status" className="mb-2 text-note text-ink-2">
            {w.loading}
          </p>
          <Skeleton lines={4} />
        </>
      ) : shown.state === 'failed' ? (
        <>
          <p className="text-body">{w.failed}</p>
          <Button kind="quiet" onClick={shown.again}>
            {w.again}
          </Button>
        </>
      ) : (
        <Facts simple={shown.data} />
      )}
    </section>
  )
}

function Facts({ simple: s }: { simple: Simple }) {
  const price = 'value' in s.price ? s.price.value : null
  const share = (won: number) => Math.round((s.deposit_amount * 100) / won)
  const rows = [
    { term: w.kind, detail: toKnown(s.kind, (kind) => kind) },
    { term: w.area, detail: toKnown(s.area, w.square) },
    { term: w.approved, detail: toKnown(s.approved_on, formatDay) },
    { term: w.violation, detail: toKnown(s.violation, (yes) => (yes ? w.violationYes : w.violationNo)) },
    { term: w.market, detail: price ? w.range(price.low, price.high) : w.notKnown },
    ...(price
      ? [
          { term: w.base, detail: price.count > 0 ? w.trades(price.count) : w.official },
          { term: w.share, detail: w.shareOf(share(price.high), share(price.low)) },
        ]
      : []),
  ]
  return (
    <>
      {price && (
        <RangeBar
          label={w.market}
          low={price.low}
          likely={price.likely}
          high={price.high}
          mark={{ label: w.deposit, value: s.deposit_amount }}
        />
      )}
      <dl className="figures mt-2 grid text-note">
        {rows.map(({ term, detail }) => (
          <div key={term} className="grid grid-cols-[7rem_1fr] gap-3 border-b border-hairline py-2.5">
            <dt className="text-ink-2">{term}</dt>
            <dd className="min-w-0 font-medium">{detail}</dd>
          </div>
        ))}
      </dl>
      <Disclosure title={w.town.more}>
        <TownFacts town={s.scam_town} />
      </Disclosure>
      <p className="mt-3 text-note text-ink-2">{w.unseen}</p>
    </>
  )
}

const toKnown = <T,>(fact: Known<T>, describe: (value: T) => string): string =>
  'value' in fact ? describe(fact.value) : w.notKnown
