import type { Stated } from '@jipsalpim/contract/areas/order/stated.ts'
import type { Assessment, AssessInput } from '@jipsalpim/engine/assessment.ts'
import { Suspense } from 'react'
import { lazyPart } from '../kernel/lazy-part.tsx'
import { PieceComing } from '../kernel/piece-coming.tsx'
import { EngineWords } from './engine-words.tsx'
import { MethodSection, type Made, type ReportSources } from './method-section.tsx'
import { PayoutSection } from './payout-section.tsx'
// Listens for printing before the sections that are loaded later can.
import './printing.ts'
import { RegisterSection } from './register-section.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { RepaySection } from './repay-section.tsx'
import { RightsSection } from './rights-section.tsx'
import { StatedSection } from './stated-section.tsx'
import { CleanSection, NobodySection, UncheckedSection } from './three-lists.tsx'
import { Verdict } from './verdict.tsx'

// It loads the catalogue of what to do: the verdict must not wait for that.
const FindingsSection = lazyPart(() => import('./findings-section.tsx'))
// It loads the engine's calculation, which the first screen does not need.
const WhatIfPanel = lazyPart(() => import('./what-if-panel.tsx'))
const ValueSections = lazyPart(() => import('./value-sections.tsx'))
// Tables of fees, taxes and aid: nothing above must wait for them.
const CostsSection = lazyPart(() => import('./costs-section.tsx'))

type Props = {
  assessment: Assessment
  /** Demo data was used in place of the registry: marked wherever the report is shown. */
  sample: boolean
  title?: string
  /** The input of the assessment, if the device still has all of it (the instant check). */
  input?: AssessInput
  sources?: ReportSources
  /** The user's other statements, outside the contract. */
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
