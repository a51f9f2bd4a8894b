import { useState } from 'react'
import { useGo } from '../../kernel/links.ts'
import { EngineWords } from '../../report-body/engine-words.tsx'
import { joinText, reportText, type TextLength } from '../../report-body/report-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { SampleMark } from '../../ui/display/sample-mark.tsx'
import { OwnReportFrame, type OwnReport } from './answers/own-report-frame.tsx'
import { textWords as w } from './text-words.ts'
import { useReadAloud } from './reading/use-read-aloud.ts'

/** The user's report as text (`report` in the URL): short or long, to copy or to hear. */
export default function TextPage() {
  const go = useGo()
  return (
    <OwnReportFrame title={w.title}>
      {({ report }) => (
        <Page title={w.title} onBack={() => go('reportView', { report: report.report_seq })}>
          <EngineWords>
            <ReportAsText report={report} />
          </EngineWords>
        </Page>
      )}
    </OwnReportFrame>
  )
}

function ReportAsText({ report: { assessment, sample } }: { report: OwnReport }) {
  const [length, setLength] = useState<TextLength>('short')
  const aloud = useReadAloud()
  const parts = reportText(assessment, length)
  const text = joinText(parts)
  return (
    <div className="mx-auto grid w-full max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-6">
      <ChoiceField
        label={w.length}
        columns={2}
        value={length}
        onChange={(next) => {
          aloud.stop()
          setLength(next)
        }}
        options={[
          { value: 'short', label: w.short, note: w.shortNote },
          { value: 'long', label: w.long, note: w.longNote },
        ]}
      />
      <div className="grid grid-cols-2 gap-3">
        <CopyButton text={sample ? `${w.sample}\n\n${text}` : text} words={w} />
        {aloud.state === 'reading' ? (
          <Button kind="secondary" onClick={aloud.stop}>
            {w.stop}
          </Button>
        ) : (
          <Button
            kind="secondary"
            disabled={aloud.state === 'unable'}
            onClick={() => aloud.read(parts.flatMap((part) => [part.title, ...part.lines]))}
          >
            {w.read}
          </Button>
        )}
      </div>
      {aloud.state === 'unable' && <p className="text-note text-ink-2">{w.unable}</p>}
      {aloud.state === 'failed' && (
        <p role="alert" className="text-note text-ink-2">
          {w.readFailed}
        </p>
      )}
      <article aria-label={w.title} className="grid gap-5 rounded-lg border border-hairline bg-raised p-5">
        {sample && (
          <p>
            <SampleMark />
          </p>
        )}
        {parts.map(({ id, title, lines }) => (
          <section key={id}>
            <h2 className="text-body font-bold">{id === 'home' ? <span lang="ko">{title}</span> : title}</h2>
            {lines.map((line, i) => (
              <p key={`${i} ${line}`} className="figures mt-1 text-body">
                {line}
              </p>
            ))}
          </section>
        ))}
      </article>
    </div>
  )
}
