import type { StepText } from '@jipsalpim/engine/words/describe-advice.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { Terms } from '../explaining/terms.tsx'
import { words } from '../words.ts'

/** What to do at each stage of one side of the contract, in order; the current stage is highlighted. */
export function FindingSteps({ steps }: { steps: readonly StepText[] }) {
  return (
    <ol className="grid gap-2">
      {steps.map((step) => (
        <li
          key={step.stage}
          aria-current={step.now ? 'step' : undefined}
          className={cx('rounded-md px-4 py-3', step.now ? 'bg-brand-tint' : 'border border-hairline')}
        >
          <p className="flex items-center justify-between gap-2 text-note font-semibold text-ink-2">
            {step.when}
            {step.now && <Badge tone="brand">{words.findings.now}</Badge>}
          </p>
          <p className={cx('mt-1 text-body', step.now && 'font-medium')}>
            <Terms>{step.act}</Terms>
          </p>
          <dl className="figures mt-1 grid grid-cols-[4.5rem_1fr] gap-x-2 text-note">
            {step.due !== null && (
              <>
                <dt className="text-ink-2">{words.findings.by}</dt>
                <dd>{step.due}</dd>
              </>
            )}
            <dt className="text-ink-2">{words.findings.document}</dt>
            <dd>{step.document}</dd>
          </dl>
        </li>
      ))}
    </ol>
  )
}
