import { opposableFrom } from '@jipsalpim/engine/law/opposability.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { Rail, type RailStep } from '../shared/rail.tsx'
import type { Watch } from '../shared/watch.ts'
import { dayOfInstant, railDay } from '../shared/when.ts'
import { watchingWords as w } from './words.ts'

/** The dates of the lease with the day on which the watch began; hatched from now on while checks fail. */
export function LeaseRail({ watch, today }: { watch: Watch; today: Day }) {
  const days = daysOf(watch)
  return (
    <Rail
      label={w.rail}
      steps={days.map(({ id, on, title, note, due }, i) => {
        const isNow = on === today
        const isLastPast = on <= today && (days[i + 1]?.on ?? '9999') > today
        return {
          id,
          at: on.slice(0, 4) === today.slice(0, 4) ? railDay(on) : <WithYear day={on} />,
          state: isNow ? 'now' : on < today ? 'done' : due ? 'due' : 'ahead',
          gap: isLastPast && watch.stale_since !== null,
          title: isNow ? `${title} · ${w.today}` : title,
          note: isLastPast && watch.stale_since !== null ? w.gap : note,
        } satisfies RailStep
      })}
    />
  )
}

const WithYear = ({ day }: { day: Day }) => (
  <>
    {day.slice(0, 4)}
    <span className="block">{railDay(day)}</span>
  </>
)

type Dated = { id: string; on: Day; title: string; note?: string; due?: true }
/** In date order; unknown dates are left out. */
function daysOf({ home_since, contract_on, balance_on, move_in_on, end_on }: Watch): Dated[] {
  const days: (Dated | null)[] = [
    contract_on && { id: 'contract', on: contract_on, title: w.contract },
    { id: 'begun', on: dayOfInstant(home_since), title: w.begun, note: w.begunText },
    balance_on && { id: 'balance', on: balance_on, title: w.balance, note: w.balanceText, due: true },
    move_in_on && { id: 'move-in', on: move_in_on, title: w.moveIn, note: w.moveInText },
    move_in_on && {
      id: 'opposable',
      on: opposableFrom(move_in_on),
      title: w.opposable,
      note: w.opposableText,
      due: true,
    },
    end_on && { id: 'end', on: end_on, title: w.end },
  ]
  return days.filter((d) => d !== null).toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
}
