import { formatWon } from '../../lang/format.ts'
import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import type { ResolvedEntry } from '@jipsalpim/engine/register/model.ts'
import { type Day, isDay } from '@jipsalpim/engine/values/day.ts'
import { amountOf, holdersOf } from '../register/entries.ts'
import { words } from '../words.ts'

export type RightMoment = {
  id: string
  day: Day | null
  title: string
  note: string
  kind: 'live' | 'cancelled' | 'ours' | 'ahead'
  entry: ResolvedEntry | null
}

/** Every entry and the user's own dates, oldest first. An entry without a known date keeps its printed position. */
export function rightsTimeline(a: Assessment): RightMoment[] {
  let last: Day | null = null
  const placed = a.register.entries.map((entry) => {
    const day = entry.receivedAt ?? entry.registeredAt ?? null
    last = day ?? last
    return { at: day ?? last, moment: ofEntry(entry, day) }
  })
  const ours = (
    [
      ['contract', a.lease.contractDate],
      ['move-in', a.lease.moveInDate],
    ] as const
  ).flatMap(([id, known]) => ('value' in known ? [{ at: known.value, moment: ofOurs(id, known.value, a.day) }] : []))
  const today = seenOn(a)
  const seen: { at: Day | null; moment: RightMoment }[] = [
    {
      at: today,
      moment: {
        id: 'seen',
        day: today,
        title: words.timeline.seen,
        note: words.timeline.seenNote,
        kind: 'ours',
        entry: null,
      },
    },
  ]
  return [...placed, ...seen, ...ours].toSorted((x, y) => compare(x.at, y.at)).map((x) => x.moment)
}

const compare = (a: Day | null, b: Day | null) => (a === b ? 0 : (a ?? '') < (b ?? '') ? -1 : 1)

/** The date on which the register was viewed; the date of the assessment if it is unknown. */
function seenOn(a: Assessment): Day {
  const viewed = 'value' in a.register.viewedAt ? a.register.viewedAt.value.slice(0, 10) : null
  return isDay(viewed) ? viewed : a.day
}

function ofEntry(entry: ResolvedEntry, day: Day | null): RightMoment {
  const amount = amountOf(entry)
  const parts = [
    holdersOf(entry),
    amount === null ? '' : `${amount.kind} ${amount.won === null ? amount.text : formatWon(amount.won)}`,
    entry.status === 'unresolved' ? words.timeline.unresolved : '',
    entry.conflict ? words.timeline.conflict : '',
  ]
  return {
    id: entry.id,
    day,
    title: entry.purpose,
    note: parts.filter((p) => p !== '').join(' · '),
    kind: entry.cancelled ? 'cancelled' : 'live',
    entry,
  }
}

const ofOurs = (id: 'contract' | 'move-in', day: Day, today: Day): RightMoment => ({
  id,
  day,
  title: id === 'contract' ? words.timeline.contract : words.timeline.moveIn,
  note: '',
  kind: day > today ? 'ahead' : 'ours',
  entry: null,
})
