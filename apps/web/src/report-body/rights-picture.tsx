import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { formatWonShort } from '../lang/format.ts'
import { cx } from '../ui/cx.ts'
import { amountOf } from './entries.ts'
import { openEvidence } from './evidence-chips.tsx'
import { type Lane, rightsLanes } from './rights-lanes.ts'
import { words } from './words.ts'

/** Each right as a lane over time; the tenant's own days cross all of them. Nothing is drawn where no date is known. */
export function RightsPicture({ assessment }: { assessment: Assessment }) {
  const drawn = rightsLanes(assessment)
  if (drawn === null) return null
  return (
    <div className="relative">
      <ul className="grid gap-2" aria-label={words.timeline.title}>
        {drawn.lanes.map((lane) => (
          <li key={lane.entry.id}>
            <LaneLabel assessment={assessment} lane={lane} />
            <div aria-hidden="true" className="relative h-3 border-b border-hairline">
              <Bar lane={lane} />
              {drawn.marks.map(({ id, at }) => (
                <span
                  key={id}
                  style={{ left: `${at}%` }}
                  className={cx('absolute inset-y-0 w-0.5', id === 'seen' ? 'bg-ink' : 'bg-brand')}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="figures relative mt-1 h-6 text-note text-ink-2">
        {drawn.years.map(({ year, at }) => (
          // The first and the last year stay within the picture.
          <span
            key={year}
            style={{ left: `${at}%` }}
            className={cx('absolute whitespace-nowrap', at > 92 ? '-translate-x-full' : at > 8 && '-translate-x-1/2')}
          >
            {year}
          </span>
        ))}
      </p>
      <ul className="figures grid gap-1 text-note">
        {drawn.marks.map(({ id, title, day }) => (
          <li key={id} className="flex items-center gap-2">
            <span aria-hidden="true" className={cx('h-4 w-0.5', id === 'seen' ? 'bg-ink' : 'bg-brand')} />
            {title} <time dateTime={day}>{day.replaceAll('-', '. ')}</time>
          </li>
        ))}
      </ul>
    </div>
  )
}

function LaneLabel({ assessment, lane: { entry } }: { assessment: Assessment; lane: Lane }) {
  const amount = amountOf(entry)
  const Struck = entry.cancelled ? 's' : 'span'
  const { section, rank, id, page } = entry
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => openEvidence(assessment, { section, rank, entry: id, page })}
      className="reach figures flex w-full items-baseline justify-between gap-3 py-1 text-left text-note"
    >
      <span className="min-w-0">
        <span className="font-semibold">
          {section} {rank}
        </span>{' '}
        <Struck className={entry.cancelled ? 'struck text-ink-2' : undefined}>{entry.purpose}</Struck>
      </span>
      {amount?.won != null && <span className="shrink-0 text-ink-2">{formatWonShort(amount.won)}</span>}
    </button>
  )
}

/** Dashed where the register does not say when it begins or ends. */
function Bar({ lane: { from, to, ends } }: { lane: Lane }) {
  const unsure = from === null || to === null
  const left = from ?? 0
  return (
    <span
      style={{ left: `${left}%`, width: `${Math.max(1, (to ?? 100) - left)}%` }}
      className={cx(
        'absolute top-1 h-1.5 rounded-sm',
        unsure ? 'border border-dashed border-line' : ends === 'goes-on' ? 'bg-ink-2' : 'bg-line/50',
      )}
    />
  )
}
