import { gradeKeys } from '@jipsalpim/contract/areas/preview/samples.ts'
import type { Grade } from '@jipsalpim/engine/assessment.ts'
import { describeTitle, describeVerdict } from '@jipsalpim/engine/words/describe.ts'
import { Suspense, use, useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { useGo } from '../../../kernel/links.ts'
import { CountedFrom } from '../../../report-body/verdict/counted-from.ts'
import { EngineWords } from '../../../report-body/engine-words.tsx'
import { EvidenceChips } from '../../../report-body/register/evidence-chips.tsx'
import { Terms } from '../../../report-body/explaining/terms.tsx'
import { Home, MoneySentence, NextActBox } from '../../../report-body/verdict/verdict.tsx'
import { GradeMark } from '../../../ui/display/grade-mark.tsx'
import { ScoreFigure } from '../../../ui/display/score-figure.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { loadSample } from '../../../shared/sample/sample-reports.ts'
import { landingWords as w } from '../landing-words.ts'
import { GradePick } from './grade-pick.tsx'

/** What a report looks like, by grade: the first screen of a sample. Default export: it is loaded after the page. */
export default function SampleExcerpt() {
  const [grade, setGrade] = useState<Grade>('매우위험')
  // The button responds at once; the report follows when it has loaded.
  const shown = useDeferredValue(grade)
  return (
    <section aria-labelledby="sample">
      <h2 id="sample" className="mb-2.5 text-body font-bold">
        {w.sampleTitle}
      </h2>
      <GradePick label={w.sampleGrades} value={grade} onChange={setGrade} />
      <div className="mt-3 min-h-[34rem] rounded-lg border border-hairline bg-sheet p-5 shadow-float wide:p-7">
        <EngineWords until={<Skeleton lines={8} heading />}>
          <Suspense fallback={<Skeleton lines={8} heading />}>
            <Excerpt key={shown} grade={shown} />
          </Suspense>
        </EngineWords>
      </div>
    </section>
  )
}

function Excerpt({ grade }: { grade: Grade }) {
  const go = useGo()
  const assessment = use(loadSample(grade))
  const worst = assessment.findings[0]
  return (
    <div className="animate-fade">
      <CountedFrom value={assessment.day}>
        <Home assessment={assessment} sample />
      </CountedFrom>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <h3>
          <GradeMark grade={grade} size="large" />
        </h3>
        <ScoreFigure score={assessment.score} />
      </div>
      <p className="mt-2 text-body font-semibold text-balance">
        <Terms>{describeVerdict(assessment)}</Terms>
      </p>
      <MoneySentence assessment={assessment} />
      {worst && worst.evidence.length > 0 && (
        <div className="mt-4">
          <p className="text-note font-semibold">{describeTitle(worst.id)}</p>
          <EvidenceChips assessment={assessment} evidence={worst.evidence} most={1} />
        </div>
      )}
      <CountedFrom value={assessment.day}>
        <NextActBox assessment={assessment} />
      </CountedFrom>
      <p className="mt-3 text-center">
        <Link
          to={go.href('reportPreview', { grade: gradeKeys[grade] })}
          className="inline-flex min-h-12 items-center text-body font-semibold text-brand underline underline-offset-4"
        >
          {w.sampleWhole}
        </Link>
      </p>
    </div>
  )
}
