import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { Spinner } from './spinner.tsx'
import { words } from '../words.ts'

export type Step = { id: string; label: string; state: 'done' | 'now' | 'waiting' | 'failed'; note?: ReactNode }

/** Long work, step by step. Each change is announced. */
export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol aria-label={label} aria-live="polite">
      {steps.map((step, i) => (
        <li
          key={step.id}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className="grid grid-cols-[2rem_1fr] gap-x-3"
        >
          <span className="relative flex justify-center">
            {i < steps.length - 1 && (
              <span
                aria-hidden="true"
                className={cx('absolute top-9 bottom-1 w-px', step.state === 'done' ? 'bg-brand' : 'bg-hairline')}
              />
            )}
            <StepMark state={step.state} />
          </span>
          <div className="min-h-14 pt-0.5 pb-5">
            <p
              className={cx(
                'text-body',
                step.state === 'waiting' ? 'text-ink-3' : 'font-medium',
                step.state === 'failed' && 'text-severe',
              )}
            >
              {step.label}
              <span className="sr-only"> {words.step[step.state]}</span>
            </p>
            {step.note && <div className="text-note text-ink-2">{step.note}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

function StepMark({ state }: { state: Step['state'] }) {
  if (state === 'done')
    return (
      <span className="grid size-8 place-items-center rounded-full bg-brand-tint text-brand">
        <Icon name="check" size={18} />
      </span>
    )
  if (state === 'now')
    return (
      <span className="grid size-8 place-items-center text-brand">
        <Spinner size={24} />
      </span>
    )
  if (state === 'failed')
    return (
      <span className="grid size-8 place-items-center rounded-full bg-severe-tint text-severe">
        <Icon name="close" size={18} />
      </span>
    )
  return <span className="mt-2 size-4 rounded-full border border-dashed border-line" />
}
