import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { describeRepayPlan } from '@jipsalpim/engine/words/describe.ts'
import { ReportSection } from '../report-section.tsx'
import { Terms } from '../explaining/terms.tsx'

/** Next to the current assessment: what it would be once the landlord's promise is kept and registered. */
export function RepaySection({ assessment: { repayPlan, recovery } }: { assessment: Assessment }) {
  if (repayPlan === undefined) return null
  const description = describeRepayPlan(repayPlan, recovery)
  return (
    <ReportSection title={description.title}>
      <div className="grid gap-2 text-body">
        <p className="figures">{description.body}</p>
        <p className="figures font-semibold">{description.money}</p>
        <p>
          <Terms>{description.ask}</Terms>
        </p>
      </div>
    </ReportSection>
  )
}
