import { announcedOn } from '@jipsalpim/engine/loan/announced.ts'
import { day, type Day } from '@jipsalpim/engine/values/day.ts'
import { formatDay } from '../../../lang/format.ts'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { Section } from './section.tsx'
import { loanWords } from '../words.ts'

type Announced = ReturnType<typeof announcedOn>[number]
/** Announcements on loans for a lease, and on their guarantees. */
const ofLease: ReadonlySet<Announced['code']> = new Set<Announced['code']>([
  'marriage-beotimmok',
  'youth-39',
  'one-home-guarantee',
])

/**
 * What was announced and whether it is in force yet; nothing here is used for the assessment before its date is known.
 */
export function AnnouncedList({ on }: { on: Day }) {
  const w = loanWords.announced
  const list = announcedOn(on)
  if (list.length === 0) return null
  const ahead = list.filter((a) => ofLease.has(a.code) && a.state !== 'in-force')
  const others = list.filter((a) => !ahead.includes(a))
  return (
    <Section title={w.title}>
      <Items list={ahead} />
      {others.length > 0 && (
        <Disclosure title={w.more}>
          <Items list={others} />
        </Disclosure>
      )}
    </Section>
  )
}

function Items({ list }: { list: readonly Announced[] }) {
  const w = loanWords.announced
  return (
    <ul className="grid gap-3 pb-2">
      {list.map(({ code, state, from }) => (
        <li key={code} className="text-body">
          {w.what[code]}
          <span className="figures block text-note text-ink-2">
            {state === 'dated' ? w.state.dated(from === null ? '' : formatDay(day(from))) : w.state[state]}
          </span>
        </li>
      ))}
    </ul>
  )
}
