import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { POINTS_MONTHS } from '@jipsalpim/contract/areas/points/points-terms.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { useBack, useGo } from '../../kernel/links.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatDay, formatWon } from '../../lang/format.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { pointsWords as w } from './words.ts'

type Points = Output<CallNamed<'subscribePointAmount'>>

/** The user's points: the balance, the lots with their end dates, and the history. */
export default function CreditPage() {
  const back = useBack('mypage')
  const read = useCall('subscribePointAmount', {})
  return (
    <Page title={w.title} heading onBack={back}>
      <p className="text-body text-ink-2">{w.what}</p>
      <div className="mt-6">
        {read.state === 'loading' ? (
          <Skeleton lines={6} />
        ) : read.state === 'failed' ? (
          <ErrorState title={w.failed} onRetry={read.again}>
            {read.error.message}
          </ErrorState>
        ) : read.data.moves.length === 0 && read.data.lots.length === 0 ? (
          <None />
        ) : (
          <Some data={read.data} />
        )}
      </div>
      <section className="mt-10" aria-label={w.rulesTitle}>
        <h2 className="text-body font-bold">{w.rulesTitle}</h2>
        <ul className="mt-2">
          {w.rules(POINTS_MONTHS).map((line) => (
            <li key={line} className="border-b border-hairline py-3 text-body">
              {line}
            </li>
          ))}
        </ul>
      </section>
    </Page>
  )
}

function None() {
  const go = useGo()
  return (
    <EmptyState title={w.none} action={<Button onClick={() => go('subscribe')}>{w.toWatch}</Button>}>
      {w.noneText}
    </EmptyState>
  )
}

function Some({ data: { points, held, lots, moves } }: { data: Points }) {
  return (
    <div className="grid gap-8">
      <section aria-label={w.balance}>
        <p className="text-note text-ink-2">{w.balance}</p>
        <p className="figures text-title font-bold">{formatWon(points)}</p>
        {held > 0 && <p className="figures mt-1 text-note text-ink-2">{w.held(formatWon(held))}</p>}
      </section>
      {lots.length > 0 && (
        <section aria-label={w.lots}>
          <h2 className="text-body font-bold">{w.lots}</h2>
          <ul className="mt-2 divide-y divide-hairline">
            {lots.map((lot, i) => (
              <li key={`${lot.given_on}-${i}`} className="flex items-baseline justify-between gap-4 py-3">
                <div className="min-w-0">
                  <p className="text-body">{w.kind[lot.kind]}</p>
                  <p className="figures text-note text-ink-2">
                    {w.given(formatDay(lot.given_on), formatWon(lot.given))}
                  </p>
                  <p className="figures text-note text-ink-2">{w.ends(formatDay(lot.ends_on))}</p>
                </div>
                <p className="figures shrink-0 text-body font-semibold">{formatWon(lot.won)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={w.moves}>
        <h2 className="text-body font-bold">{w.moves}</h2>
        <ul className="mt-2 divide-y divide-hairline">
          {moves.map((move) => (
            <li key={`${move.at}-${move.kind}-${move.won}`} className="flex items-baseline justify-between gap-4 py-3">
              <div className="min-w-0">
                <p className="text-body">{w.move[move.kind]}</p>
                <p className="figures text-note text-ink-2">{formatDay(dayInSeoul(new Date(move.at)))}</p>
              </div>
              <p className="figures shrink-0 text-body">
                {move.won > 0 ? `+${formatWon(move.won)}` : `−${formatWon(-move.won)}`}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
