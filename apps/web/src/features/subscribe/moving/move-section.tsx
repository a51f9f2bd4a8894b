import { useGo } from '../../../kernel/links.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { formatDay } from '../../../lang/format.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { InfoSection } from '../info/info-section.tsx'
import { isServed, type Watch } from '../shared/watch.ts'
import { dayOfInstant } from '../shared/when.ts'
import { moveWords as w } from './move-words.ts'

/** Changes the home, with the number of changes left and the changes so far. */
export function MoveSection({ watch }: { watch: Watch }) {
  const go = useGo()
  const id = watch.subscribeSeq
  const read = useCall('subscribeAddressHistory', { id })
  if (read.state === 'loading')
    return (
      <InfoSection title={w.section}>
        <Skeleton lines={2} />
      </InfoSection>
    )
  if (read.state === 'failed')
    return (
      <InfoSection title={w.section}>
        <ErrorState title={w.historyFailed} onRetry={read.again}>
          {read.error.message}
        </ErrorState>
      </InfoSection>
    )
  const { rows, left } = read.data
  if (rows.length === 0 && !isServed(watch)) return null
  return (
    <InfoSection title={w.section} note={isServed(watch) ? (left > 0 ? w.left(left) : w.noneLeft) : undefined}>
      {isServed(watch) && left > 0 && (
        <ButtonLink kind="secondary" to={go.href('subscribeMove', { id })}>
          {w.change}
        </ButtonLink>
      )}
      {rows.length > 0 && (
        <>
          <h3 className="mt-4 text-note font-semibold text-ink-2">{w.history}</h3>
          <ol className="mt-1 grid gap-3">
            {rows.map(({ at, from, to }) => (
              <li key={at} className="text-body">
                <span className="figures text-note text-ink-2">
                  {formatDay(dayOfInstant(at))} · {w.byYou}
                </span>
                <span className="block">{w.fromTo(from ?? w.erased, to ?? w.erased)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </InfoSection>
  )
}
