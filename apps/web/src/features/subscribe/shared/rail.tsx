import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'

export type RailStep = {
  id: string
  /** Its date or time, in a narrow column. */
  at?: ReactNode
  /** `due`: a deadline. */
  state: 'done' | 'now' | 'ahead' | 'due' | 'struck'
  /** There were no checks between this step and the next. */
  gap?: boolean
  title: ReactNode
  note?: ReactNode
}

/** Dated steps on one line, from the first to the last. */
export function Rail({ label, steps }: { label: string; steps: readonly RailStep[] }) {
  return (
    <ol aria-label={label}>
      {steps.map((step, i) => (
        <li
          key={step.id}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className="grid grid-cols-[3.5rem_1.25rem_minmax(0,1fr)] gap-x-3"
        >
          <span
            className={cx(
              'figures pt-0.5 text-right text-note',
              step.state === 'now' ? 'font-bold text-brand' : 'font-medium text-ink-2',
            )}
          >
            {step.at}
          </span>
          <span aria-hidden="true" className="relative flex justify-center">
            {i < steps.length - 1 && <span className={cx('absolute top-5 -bottom-1', lineOf(step))} />}
            <span className={cx('relative', dots[step.state])} />
          </span>
          <div className={cx('min-w-0', i < steps.length - 1 && 'pb-6')}>
            <p className={cx('text-body', faint.has(step.state) ? 'font-medium text-ink-2' : 'font-semibold')}>
              {step.title}
            </p>
            {step.note && <div className="text-note text-ink-2">{step.note}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

const faint: ReadonlySet<RailStep['state']> = new Set(['ahead', 'struck'])
const lineOf = ({ gap, state }: RailStep): string =>
  gap ? 'hatched w-1.5' : state === 'done' ? 'w-0.5 bg-brand' : 'w-0.5 bg-hairline'

const dots: Record<RailStep['state'], string> = {
  done: 'mt-1.5 size-3.5 rounded-full bg-brand',
  now: 'mt-1 size-4.5 rounded-full border-4 border-brand bg-sheet shadow-[0_0_0_4px_var(--brand-tint)]',
  ahead: 'mt-1.5 size-3.5 rounded-full border-2 border-line bg-sheet',
  due: 'mt-[0.4375rem] size-3 rotate-45 rounded-[2px] border-2 border-ink bg-sheet',
  struck: 'mt-1.5 size-3.5 rounded-full border-2 border-line bg-sheet',
}
