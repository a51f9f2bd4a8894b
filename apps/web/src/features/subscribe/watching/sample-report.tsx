import { useGo } from '../../../kernel/links.ts'
import { useToday } from '../../../kernel/today.ts'
import { EngineWords } from '../../../report-body/engine-words.tsx'
import { NotIndexed } from '../../../shared/preview/not-indexed.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { SampleMark } from '../../../ui/display/sample-mark.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { AlertRows } from './alert-inbox.tsx'
import { alertWords } from './alert-words.ts'
import { ApplicationPart } from './application-part.tsx'
import { sampleAlerts, sampleWatch } from './sample.ts'
import { sampleAnalysis, sampleStatement } from './sample-statement.ts'
import { StatementPaper } from './statement-paper.tsx'
import { watchingWords as w } from './words.ts'

/** Alerts and a monthly statement of a sample home, rendered with the components that real ones use. */
export function SampleReport() {
  const go = useGo()
  const today = useToday()
  const analysis = sampleAnalysis(today)
  return (
    <Page
      bottom={
        <ButtonLink wide size="large" to={go.href('subscribe')}>
          {w.begin}
        </ButtonLink>
      }
    >
      <NotIndexed />
      <div className="@container grid gap-10">
        <header>
          <p className="text-note font-semibold text-brand">{w.bar}</p>
          <h1 className="mt-1 text-title font-bold">{w.sampleTitle}</h1>
          <p className="mt-1 text-body text-ink-2">{w.sampleText}</p>
        </header>
        <div className="grid gap-10 rounded-lg border-2 border-dashed border-line p-4">
          <section aria-labelledby="sample-alerts">
            <p className="mb-2">
              <SampleMark />
            </p>
            <h2 id="sample-alerts" className="mb-2 text-body font-bold">
              {alertWords.inbox}
            </h2>
            <AlertRows alerts={sampleAlerts(today)} today={today} sample />
          </section>
          {analysis && (
            <section>
              <p className="mb-2">
                <SampleMark />
              </p>
              <EngineWords until={<Skeleton lines={8} />}>
                <ApplicationPart analysis={analysis} watch={sampleWatch(today)} heading="h2" />
              </EngineWords>
            </section>
          )}
          <section>
            <p className="mb-2">
              <SampleMark />
            </p>
            <div className="mx-auto w-full max-w-column">
              <StatementPaper statement={sampleStatement(today)} today={today} heading="h2" />
            </div>
          </section>
        </div>
      </div>
    </Page>
  )
}
