import { grades, type Grade } from '@jipsalpim/engine/assessment.ts'
import { Suspense, use } from 'react'
import { useSearchParams } from 'react-router'
import { useBack, useGo } from '../../kernel/links.ts'
import { ReportBody } from '../../report-body/report-body.tsx'
import { ReportSkeleton } from '../../report-body/report-skeleton.tsx'
import { Page } from '../../ui/page.tsx'
import { landingWords as w } from './landing-words.ts'
import { GradePick } from './sample/grade-pick.tsx'
import { gradeKeys, loadSample } from './sample/sample-reports.ts'

/** A whole sample report, by grade: what a paid one looks like, of a home that exists nowhere. */
export default function SamplePage() {
  const back = useBack('analyze')
  const go = useGo()
  const [query] = useSearchParams()
  const grade = grades.find((g) => gradeKeys[g] === query.get('grade')) ?? '매우위험'
  return (
    <Page title={w.sampleReport} onBack={back}>
      <div className="mx-auto mb-4 w-full max-w-[34rem]">
        <GradePick
          label={w.sampleGrades}
          value={grade}
          onChange={(next) => go('analyzeSample', { grade: gradeKeys[next] }, { replace: true })}
        />
      </div>
      <Suspense key={grade} fallback={<ReportSkeleton />}>
        <Whole grade={grade} />
      </Suspense>
    </Page>
  )
}

function Whole({ grade }: { grade: Grade }) {
  return <ReportBody assessment={use(loadSample(grade))} sample />
}
