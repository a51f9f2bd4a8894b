import { type Day } from '@jipsalpim/engine/values/day.ts'
import { stoppedWords } from './stopped-words.ts'
import { watchWords } from './watch-words.ts'
import { clockOf, dayOfInstant, minuteText } from './when.ts'

const HOUR_MS = 3_600_000

/** The hours of today: solid until the last successful check, hatched from then to now. */
export function DayAxis({ since, now, today }: { since: string; now: Date; today: Day }) {
  const w = stoppedWords.axis
  const earlier = dayOfInstant(since) < today
  const from = earlier ? 0 : partOfDay(new Date(since))
  const to = Math.max(partOfDay(now), from + 0.5)
  // Not enough room for two labels side by side.
  const close = earlier || to - from < 30
  return (
    <figure className="rounded-lg border border-hairline bg-raised p-5 shadow-card">
      <figcaption className="figures text-note font-semibold">{w.title(minuteText(since, today))}</figcaption>
      <div aria-hidden="true" className="relative mt-3 h-10">
        <div className="absolute inset-x-0 top-4 h-2 bg-sunk" />
        <div className="absolute top-4 left-0 h-2 bg-brand" style={{ width: `${from}%` }} />
        <div
          className="hatched absolute top-3 h-4 border-x-2 border-severe bg-raised"
          style={{ left: `${from}%`, width: `${to - from}%` }}
        />
      </div>
      <div className="figures relative flex h-6 justify-between text-note text-ink-2">
        <span className={from < 14 ? 'invisible' : undefined}>{w.hour(0)}</span>
        {!close && <Label at={from}>{clockOf(since)}</Label>}
        <Label at={to} strong>
          {w.now(clockOf(now.toISOString()))}
        </Label>
        <span className={to > 70 ? 'invisible' : undefined}>{w.hour(24)}</span>
      </div>
      <p className="figures mt-1 text-note text-ink-2">{w.gap(watchWords.duration(minutesBetween(since, now)))}</p>
      {earlier && <p className="text-note text-ink-2">{w.fromBefore}</p>}
    </figure>
  )
}

const partOfDay = (at: Date): number => (((at.getTime() + 9 * HOUR_MS) % (24 * HOUR_MS)) / (24 * HOUR_MS)) * 100
const minutesBetween = (since: string, now: Date): number =>
  Math.max(0, Math.round((now.getTime() - Date.parse(since)) / 60_000))

const Label = ({ at, strong = false, children }: { at: number; strong?: boolean; children: string }) => (
  <span
    className={strong ? 'absolute font-semibold whitespace-nowrap text-ink' : 'absolute whitespace-nowrap'}
    style={{ left: `${at}%`, transform: `translateX(-${Math.round(at)}%)` }}
  >
    {children}
  </span>
)
