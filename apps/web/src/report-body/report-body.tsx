import type { Assessment, AssessInput } from '@jipsalpim/engine/assessment.ts'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'
import { FindingsSection } from './findings-section.tsx'
import { GuaranteeSection } from './guarantee-section.tsx'
import { MethodSection, type Made, type ReportSources } from './method-section.tsx'
import { PayoutSection } from './payout-section.tsx'
import { PriceSection } from './price-section.tsx'
import { RegisterSection } from './register-section.tsx'
import { RightsSection } from './rights-section.tsx'
import { CleanSection, NobodySection, UncheckedSection } from './three-lists.tsx'
import { Verdict } from './verdict.tsx'

// It brings the engine's reckoning along, which the first screen does not need.
const WhatIfPanel = lazy(() => import('./what-if-panel.tsx'))

type Props = {
  assessment: Assessment
  /** Demo data stood in for the registry: marked wherever the report goes. */
  sample: boolean
  title?: string
  /** What was judged, where the device still has it whole (the instant check). */
  input?: AssessInput
  sources?: ReportSources
  made?: Made
}

/** The whole report, from an assessment alone. */
export function ReportBody({ assessment, sample, title, input, sources, made }: Props) {
  return (
    <div className="report grid gap-10">
      <Verdict {...{ assessment, sample, title }} />
      <FindingsSection assessment={assessment} />
      {'value' in assessment.recovery && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <WhatIfPanel {...{ assessment, input }} />
        </Suspense>
      )}
      <UncheckedSection assessment={assessment} />
      <CleanSection assessment={assessment} />
      <NobodySection assessment={assessment} />
      <PayoutSection assessment={assessment} />
      <RightsSection assessment={assessment} />
      <PriceSection assessment={assessment} />
      <GuaranteeSection assessment={assessment} />
      <RegisterSection assessment={assessment} />
      <MethodSection {...{ assessment, sources, made }} />
    </div>
  )
}
