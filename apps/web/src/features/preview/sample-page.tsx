import { firstSamples, gradeIn, gradeKeys } from '@jipsalpim/contract/areas/preview/samples.ts'
import { Suspense, use, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useBack, useGo } from '../../kernel/links.ts'
import { ReportSkeleton } from '../../report-body/report-skeleton.tsx'
import { TravellingVerdict } from '../../report-body/verdict/travelling-verdict.tsx'
import { loadSample } from '../../shared/sample/sample-reports.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { DeadButtons } from './dead-buttons.tsx'
import { NotIndexed } from '../../shared/preview/not-indexed.tsx'
import { SampleBody } from './sample-body.tsx'
import { sampleWords as w } from './sample-words.ts'

export const prepareSample = (url: URL) => loadSample(gradeIn(url.searchParams) ?? firstSamples.previewReport)

/** One sample (`grade` in the URL) on the page of a report, as a buyer sees it. */
export function SamplePage() {
  const back = useBack('reportPreview')
  const go = useGo()
  const [query] = useSearchParams()
  const grade = gradeIn(query) ?? firstSamples.previewReport
  const bar = (
    <Suspense fallback={w.title}>
      <Bar of={loadSample(grade)}>{w.title}</Bar>
    </Suspense>
  )
  return (
    <Page title={w.title} bar={bar} onBack={back}>
      <NotIndexed />
      <Suspense key={grade} fallback={<ReportSkeleton />}>
        <SampleBody grade={grade}>
          <div className="print:hidden">
            <div className="grid grid-cols-2 gap-2">
              <ButtonLink wide to={go.href('analyze')}>
                {w.analyze}
              </ButtonLink>
              <ButtonLink kind="secondary" wide to={go.href('reportPreview', { grade: gradeKeys[grade] })}>
                {w.others}
              </ButtonLink>
            </div>
            <DeadButtons note={w.dead} />
          </div>
        </SampleBody>
      </Suspense>
    </Page>
  )
}

const Bar = ({ of, children }: { of: ReturnType<typeof loadSample>; children: ReactNode }) => (
  <TravellingVerdict title={children} assessment={use(of)} />
)
