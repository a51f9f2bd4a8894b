import { announcedOn } from '@jipsalpim/engine/loan/announced.ts'
import { day, type Day } from '@jipsalpim/engine/values/day.ts'
import { formatDay } from '../../lang/format.ts'
import { Section } from './section.tsx'
import { loanWords } from './words.ts'

/** What was announced and whether it holds yet: nothing here is judged by before its day is known. */
export function AnnouncedList({ on }: { on: Day }) {
  const w = loanWords.announced
  const list = announcedOn(on)
  if (list.length === 0) return null
  return (
    <Section title={w.title}>
      <ul className="grid gap-3">
        {list.map(({ code, state, from }) => (
          <li key={code} className="text-body">
            {w.what[code]}
            <span className="figures block text-note text-ink-2">
              {state === 'dated' ? w.state.dated(from === null ? '' : formatDay(day(from))) : w.state[state]}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
