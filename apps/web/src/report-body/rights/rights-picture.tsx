import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { formatDay, formatWonShort } from '../../lang/format.ts'
import { cx } from '../../ui/cx.ts'
import { amountOf } from '../register/entries.ts'
import { openEvidence } from '../register/evidence-chips.tsx'
import { type Lane, type Lanes, rightsLanes } from './rights-lanes.ts'
import { sectionsWords } from '../sections-words.ts'
import { words } from '../words.ts'

/**
 * Each right as a lane over time, a cancelled one struck with the register's own red line; the tenant's own days below
 * them. Renders nothing if no date is known.
 */
export function RightsPicture({ assessment }: { assessment: Assessment }) {
  const drawn = rightsLanes(assessment)
  if (drawn === null) return null
  const dangers = new Set(
    assessment.findings.flatMap((f) => (f.severity === 'danger' ? f.evidence.map((e) => e.entry) : [])),
  )
  const seen = drawn.marks.find((m) => m.id === 'seen')
  return (
    <div className="pr-2">
      <div className="relative">
        <Grid drawn={drawn} seen={seen?.at} />
        <ul className="relative" aria-label={words.timeline.title}>
          {drawn.lanes.map((lane) => (
            <li key={lane.entry.id} className="pb-2">
              <LaneLabel assessment={assessment} lane={lane} />
              <div aria-hidden="true" className="relative h-3.5">
                <Bar lane={lane} bad={dangers.has(lane.entry.id)} />
              </div>
            </li>
          ))}
        </ul>
        <ul className="figures relative text-note">
          {drawn.marks
            .filter((m) => m.id !== 'seen')
            .map(({ id, at, title, day }) => (
              <li key={id} className="pb-2">
                <p className="font-bold text-brand" style={placed(at)}>
                  <span className="bg-raised">
                    {title} · <time dateTime={day}>{formatDay(day)}</time>
                  </span>
                </p>
                <div aria-hidden="true" className="relative h-3.5">
                  <span
                    style={{ left: `${at}%` }}
                    className="absolute top-0.5 size-2.5 -translate-x-1/2 rotate-45 bg-brand"
                  />
                </div>
              </li>
            ))}
        </ul>
      </div>
      <p aria-hidden="true" className="figures relative h-6 text-note text-ink-3">
        {drawn.years
          .filter(({ at }) => seen === undefined || Math.abs(at - seen.at) > 26)
          .map(({ year, at }) => (
            <span key={year} style={{ left: `${at}%` }} className={cx('absolute', at > 8 && '-translate-x-1/2')}>
              {year}
            </span>
          ))}
        {seen && (
          <span
            style={{ left: `${seen.at}%` }}
            className={cx('absolute font-bold whitespace-nowrap text-brand', seen.at > 20 && '-translate-x-full')}
          >
            {sectionsWords.lanesNow(seen.day.slice(5).replace('-', '. '))}
          </span>
        )}
      </p>
      {seen && (
        <p className="sr-only">
          {seen.title} {seen.day}
        </p>
      )}
    </div>
  )
}

/** The years, and the day of the register. */
const Grid = ({ drawn, seen }: { drawn: Lanes; seen: number | undefined }) => (
  <div aria-hidden="true" className="absolute inset-0">
    {drawn.years.map(({ year, at }) => (
      <span key={year} style={{ left: `${at}%` }} className="absolute inset-y-0 w-px bg-p-grid" />
    ))}
    {seen !== undefined && (
      <span style={{ left: `${seen}%` }} className="absolute inset-y-0 border-l-2 border-dashed border-brand" />
    )}
  </div>
)

/** A label begins where its bar does, or ends at the right edge where that is late. */
const placed = (from: number | null) =>
  from === null || from <= 8 ? {} : from > 50 ? { textAlign: 'right' as const } : { marginLeft: `${from}%` }

function LaneLabel({ assessment, lane: { entry, from } }: { assessment: Assessment; lane: Lane }) {
  const amount = amountOf(entry)
  const Struck = entry.cancelled ? 's' : 'span'
  const { section, rank, id, page } = entry
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => openEvidence(assessment, { section, rank, entry: id, page })}
      style={from !== null && from > 50 ? { textAlign: 'right' } : {}}
      className="reach figures block w-full py-1 text-left text-note"
    >
      <span className="inline-block bg-raised" style={from !== null && from > 50 ? {} : placed(from)}>
        <span className="font-semibold">
          {section} {rank}
        </span>{' '}
        <Struck className={entry.cancelled ? 'struck text-ink-2' : undefined}>{entry.purpose}</Struck>
        {amount?.won != null && <span className="text-ink-2"> {formatWonShort(amount.won)}</span>}
      </span>
    </button>
  )
}

/** Dashed if the register does not give its start or end; with an arrow if it continues. */
function Bar({ lane: { from, to, ends, entry }, bad }: { lane: Lane; bad: boolean }) {
  const unsure = from === null || to === null
  const left = from ?? 0
  const owns = entry.purpose.startsWith('소유권')
  const fill = bad ? 'bg-danger' : owns ? (ends === 'goes-on' ? 'bg-ink-3' : 'bg-p-base') : 'bg-p-other'
  return (
    <span
      style={{ left: `${left}%`, width: `${Math.max(3, (to ?? 100) - left)}%` }}
      className={cx(
        'absolute inset-y-0',
        unsure && 'border border-dashed border-line',
        !unsure && ends === 'cancelled' && 'border-2 border-line',
        !unsure && ends !== 'cancelled' && fill,
        !unsure &&
          ends === 'goes-on' &&
          '[clip-path:polygon(0_0,calc(100%-7px)_0,100%_50%,calc(100%-7px)_100%,0_100%)]',
      )}
    >
      {ends === 'cancelled' && <span className="absolute -inset-x-1.5 top-1/2 h-0.5 -translate-y-1/2 bg-strike" />}
    </span>
  )
}
