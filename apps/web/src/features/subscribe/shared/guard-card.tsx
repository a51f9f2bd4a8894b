import { useId, type ReactNode } from 'react'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { buttonClass } from '../../../ui/buttons/button-style.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { cx } from '../../../ui/cx.ts'
import { guardWords as w } from './guard-words.ts'
import { IROS } from './iros.ts'
import { StateShape, type MarkKind } from './state-mark.tsx'
import { watchWords } from './watch-words.ts'
import type { Guard } from './watch.ts'
import { dayText, minuteText } from './when.ts'

type Props = {
  guard: Guard
  today: Day
  balanceOn: Day | null
  /** Link to the alert that stops the payment. */
  alertTo: string | null
  /** The button for a check on demand, with its note; none in a sample. */
  look?: ReactNode
}
const looks = {
  go: { head: 'bg-good-tint', title: 'text-good', shape: 'go' },
  hold: { head: 'bg-severe-tint', title: 'text-severe', shape: 'hold' },
  unknown: { head: 'bg-withheld-tint', title: 'text-withheld', shape: 'unknown' },
} as const
const checkShapes: Record<Guard['checks'][number]['verdict'], MarkKind> = {
  ok: 'done',
  stop: 'hold',
  unknown: 'unknown',
}

/** '지금 보내도 되나요': the answer, each check with its time, and until when the answer is valid. */
export function GuardCard({ guard, today, balanceOn, alertTo, look }: Props) {
  const id = useId()
  const shown = looks[guard.answer]
  return (
    <section
      aria-labelledby={id}
      className="overflow-clip rounded-lg border border-hairline bg-raised shadow-card"
      aria-live="polite"
    >
      <div className={cx('px-5 py-5', shown.head)}>
        <p className="figures flex flex-wrap justify-between gap-x-3 text-note text-ink-2">
          <span>{w.ask}</span>
          {balanceOn !== null && <span>{w.balance(dayText(balanceOn, today))}</span>}
        </p>
        <h3 id={id} className={cx('mt-1.5 flex items-center gap-2.5 text-title font-bold', shown.title)}>
          <StateShape kind={shown.shape} size={32} />
          {w.answer[guard.answer]}
        </h3>
        <p className="mt-1 text-body">{whyOf(guard, today)}</p>
      </div>
      <div className="px-5 pb-5">
        <ul>
          {guard.checks.map(({ what, at, verdict }) => (
            <li
              key={what}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-start gap-2.5 border-b border-hairline py-2.5"
            >
              <span className="mt-0.5">
                <StateShape kind={checkShapes[verdict]} size={22} />
              </span>
              <span className={verdict === 'ok' ? undefined : 'font-bold'}>{w.check[what][verdict]}</span>
              <span className="figures pt-0.5 text-right text-note text-ink-2">
                {verdict === 'unknown' || at === null ? watchWords.unknown : minuteText(at, today)}
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-note text-ink-2">{w.notAccount}</p>
        <div className="mt-3 grid gap-2">
          {guard.answer === 'hold' && alertTo !== null && (
            <ButtonLink wide size="large" to={alertTo}>
              {w.seeAlert}
            </ButtonLink>
          )}
          {guard.answer === 'unknown' && (
            <a href={IROS} target="_blank" rel="noreferrer" className={buttonClass({ wide: true, size: 'large' })}>
              {w.iros}
            </a>
          )}
          {look}
        </div>
        <p className="mt-3 text-note text-ink-2">{footOf(guard, today)}</p>
      </div>
    </section>
  )
}

/** The reason for a hold, or what could not be checked. */
function whyOf({ answer, checks, good_until }: Guard, today: Day): string {
  if (answer === 'go') return good_until === null ? w.goWhyOpen : w.goWhy(minuteText(good_until, today))
  const wanted = answer === 'hold' ? 'stop' : 'unknown'
  const check = checks.find(({ verdict }) => verdict === wanted)
  return check === undefined ? '' : w.why[check.what][wanted]
}
function footOf({ answer, good_until }: Guard, today: Day): string {
  if (answer === 'go') return w.after
  if (answer === 'unknown') return w.irosNote
  return good_until === null ? '' : w.until(minuteText(good_until, today))
}
