import { firstSamples, gradeIn, gradeKeys } from '@jipsalpim/contract/areas/preview/samples.ts'
import { grades } from '@jipsalpim/engine/assessment.ts'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useBack, useGo } from '../../kernel/links.ts'
import { ReportSkeleton } from '../../report-body/report-skeleton.tsx'
import { loadSample } from '../../shared/sample/sample-reports.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { words as uiWords } from '../../ui/words.ts'
import { NotIndexed } from '../../shared/preview/not-indexed.tsx'
import { SampleBody } from './sample-body.tsx'
import { sampleWords as w } from './sample-words.ts'

export const prepare = (url: URL) => loadSample(gradeIn(url.searchParams) ?? firstSamples.reportPreview)

/** A whole sample report of each grade (`grade` in the URL): what a paid one looks like, for an invented home. */
export default function GradesPage() {
  const back = useBack('analyze')
  const go = useGo()
  const [query] = useSearchParams()
  const shown = gradeIn(query) ?? firstSamples.reportPreview
  return (
    <Page
      title={w.title}
      onBack={back}
      bottom={
        <ButtonLink size="large" wide to={go.href('analyze')}>
          {w.analyze}
        </ButtonLink>
      }
    >
      <NotIndexed />
      <Tabs
        dense
        label={w.grades}
        value={shown}
        onChange={(next) => go('reportPreview', { grade: gradeKeys[next] }, { replace: true })}
        items={grades.map((grade) => ({
          key: grade,
          label: uiWords.grade[grade],
          content: (
            <Suspense key={grade} fallback={<ReportSkeleton />}>
              <SampleBody grade={grade} />
            </Suspense>
          ),
        }))}
      />
    </Page>
  )
}
