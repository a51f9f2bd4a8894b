import type { Stated } from '@jipsalpim/contract/areas/order/stated.ts'
import type { Assessment, AssessInput } from '@jipsalpim/engine/assessment.ts'
import { Suspense } from 'react'
import { lazyPart } from '../kernel/lazy-part.tsx'
import { PieceComing } from '../kernel/piece-coming.tsx'
import { EngineWords } from './engine-words.tsx'
import { MethodSection, type Made, type ReportSources } from './method-section.tsx'
import { PayoutSection } from './payout-section.tsx'
// Hears the printer before the sections that come later can.
import './printing.ts'
import { RegisterSection } from './register-section.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { RepaySection } from './repay-section.tsx'
import { RightsSection } from './rights-section.tsx'
import { StatedSection } from './stated-section.tsx'
import { CleanSection, NobodySection, UncheckedSection } from './three-lists.tsx'
import { Verdict } from './verdict.tsx'

// The catalogue of what to do comes with it: the verdict does not wait for that.
const FindingsSection = lazyPart(() => import('./findings-section.tsx'))
// It brings the engine's reckoning along, which the first screen does not need.
const WhatIfPanel = lazyPart(() => import('./what-if-panel.tsx'))
const ValueSections = lazyPart(() => import('./value-sections.tsx'))
// Tables of fees, taxes and aid: nothing above waits for them.
const CostsSection = lazyPart(() => import('./costs-section.tsx'))

type Props = {
  assessment: Assessment
  /** Demo data stood in for the registry: marked wherever the report goes. */
  sample: boolean
  title?: string
  /** What was judged, where the device still has it whole (the instant check). */
  input?: AssessInput
  sources?: ReportSources
  /** What the person said beside the contract. */
  stated?: Stated
  made?: Made
}

/** The whole report, from an assessment alone. */
export const ReportBody = (props: Props) => (
  <EngineWords until={<ReportSkeleton />}>
    <Sections {...props} />
  </EngineWords>
)

function Sections({ assessment, sample, title, input, sources, made, stated }: Props) {
  return (
    <div className="report grid gap-10">
      <Verdict {...{ assessment, sample, title }} />
      <Suspense fallback={<PieceComing heading lines={6} />}>
        <FindingsSection assessment={assessment} />
      </Suspense>
      {'value' in assessment.recovery && (
        <Suspense fallback={<PieceComing lines={4} />}>
          <WhatIfPanel {...{ assessment, input }} />
        </Suspense>
      )}
      <RepaySection assessment={assessment} />
      <UncheckedSection assessment={assessment} />
      <CleanSection assessment={assessment} />
      <NobodySection assessment={assessment} />
      <PayoutSection assessment={assessment} />
      <RightsSection assessment={assessment} />
      <Suspense fallback={<PieceComing heading lines={8} />}>
        <ValueSections assessment={assessment} />
      </Suspense>
      <Suspense fallback={<PieceComing lines={3} />}>
        <CostsSection assessment={assessment} />
      </Suspense>
      {stated && <StatedSection stated={stated} assessment={assessment} />}
      <RegisterSection assessment={assessment} />
      <MethodSection {...{ assessment, sources, made }} />
    </div>
  )
}
