import type { Grade } from '@jipsalpim/engine/assessment.ts'
import { use, type ReactNode } from 'react'
import { CountedFrom } from '../../report-body/verdict/counted-from.ts'
import { ReportBody } from '../../report-body/report-body.tsx'
import { loadSample } from '../../shared/sample/sample-reports.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { sampleWords as w } from './sample-words.ts'

/** A sample in the body of a report, below a description. Suspends until it has loaded. */
export function SampleBody({ grade, children }: { grade: Grade; children?: ReactNode }) {
  const assessment = use(loadSample(grade))
  return (
    <>
      <div className="mb-4">
        <Banner title={w.band}>{w.bandText}</Banner>
      </div>
      <CountedFrom value={assessment.day}>
        <ReportBody assessment={assessment} sample>
          {children}
        </ReportBody>
      </CountedFrom>
    </>
  )
}
