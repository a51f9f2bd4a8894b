import { addDays, addMonths, daysBetween, type Day } from '@jipsalpim/engine/values/day.ts'
import { cx } from '../../../ui/cx.ts'
import type { Statement } from '../shared/watch.ts'
import { watchWords } from '../shared/watch-words.ts'
import { dayOfInstant } from '../shared/when.ts'
import { statementWords as w } from './statement-words.ts'

type Props = { first: Day; done: Statement['each']; gaps: Statement['gaps'] }

/** The number of checks on each day; days with a gap are hatched, days without checks are empty. */
export function MonthCalendar({ first, done, gaps }: Props) {
  const days = Array.from({ length: daysBetween(first, addMonths(first, 1)) }, (_, i) => addDays(first, i))
  const offset = new Date(`${first}T00:00:00Z`).getUTCDay()
  const cells: (Day | null)[] = [...Array.from({ length: offset }, () => null), ...days]
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, i) => cells.slice(i * 7, i * 7 + 7))
  return (
    <table className="figures mt-2 w-full table-fixed border-separate border-spacing-0.5 text-center text-note">
      <caption className="sr-only">{w.calendar}</caption>
      <thead>
        <tr>
          {w.weekdays.map((name) => (
            <th key={name} scope="col" className="font-medium text-ink-2">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, i) => (
          <tr key={i}>
            {week.map((day, j) =>
              day === null ? (
                <td key={`none ${j}`} />
              ) : (
                <Cell
                  key={day}
                  day={day}
                  checks={done.filter(({ at }) => dayOfInstant(at) === day).length}
                  gap={gaps.some(({ from, to }) => dayOfInstant(from) <= day && day <= dayOfInstant(to))}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** From this number of checks on, a day is highlighted; such days lie between the contract and the move. */
const MANY = 3

function Cell({ day, checks, gap }: { day: Day; checks: number; gap: boolean }) {
  const seen = checks > 0
  return (
    <td
      className={cx(
        'h-12 rounded-sm border p-0.5 align-middle',
        gap ? 'hatched border-line' : seen ? 'border-hairline' : 'border-transparent',
        !gap && checks >= MANY && 'bg-brand-tint',
      )}
    >
      <span className="sr-only">{w.dayCell(watchWords.day(day), checks, gap)}</span>
      <span aria-hidden="true" className={cx('block leading-tight text-ink-2', gap && 'mx-1 bg-raised')}>
        {Number(day.slice(8))}
      </span>
      {(seen || gap) && (
        <b aria-hidden="true" className={cx('block leading-tight', gap && 'mx-1 bg-raised')}>
          {checks}
        </b>
      )}
    </td>
  )
}
