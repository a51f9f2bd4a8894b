import type { Deadline } from '@jipsalpim/engine/law/lease-deadlines.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { Timeline } from '../ui/display/timeline.tsx'
import { deadlineFinderWords as w } from './deadline-finder-words.ts'
import { deadlineWords } from './deadline-words.ts'

/** The deadlines of a lease in order, each with its purpose. */
export const DeadlineList = ({ found, today }: { found: readonly Deadline[]; today: Day }) => (
  <Timeline
    label={w.result}
    moments={found.map((d) => ({
      id: d.id,
      day: d.by ?? d.from,
      title: deadlineWords[d.id].title,
      note: (
        <>
          <b className="block font-semibold text-ink">{formatWhen(d, today)}</b>
          {deadlineWords[d.id].note}
          {d.assumed.includes('term-two-years') && ` ${w.assumed}`}
        </>
      ),
      kind: (d.by ?? d.from ?? today) < today ? 'live' : 'ahead',
    }))}
  />
)

function formatWhen({ from, by }: Deadline, today: Day): string {
  if (by === today) return w.today
  if (by !== null && by < today) return `${w.by(by)} · ${w.past}`
  if (from !== null && by !== null && from !== by && from > today) return w.between(from, by)
  return by !== null ? w.by(by) : from !== null ? w.from(from) : ''
}
