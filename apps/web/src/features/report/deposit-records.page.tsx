import { useBack, useGo } from '../../kernel/links.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import { formatDay, formatInstant } from '../../lang/format.ts'
import { questionWords } from '../../shared/answers/question-words.ts'
import { askConfirm } from '../../ui/dialogs/ask.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { toast } from '../../ui/dialogs/toast.ts'
import { answerWords as w } from './answers/answer-words.ts'
import { answerText, validAnswers, type AnswerLine, type Answers } from './answers/valid-answers.ts'
import { PaperLink } from './documents/paper-link.tsx'
import { OwnReportFrame } from './answers/own-report-frame.tsx'
import { BackChange, changeOf, gradeOf } from './answers/version-change.tsx'

/** Who answered what and when, and what it changed; an answer is withdrawn by adding a line. */
export default function DepositRecordsPage() {
  const back = useBack('report')
  return (
    <OwnReportFrame title={w.records.title}>
      {({ report, answers, again }) => (
        <Page onBack={back} title={w.records.title} heading>
          <Records report={report.report_seq} answers={answers} onStale={again} />
        </Page>
      )}
    </OwnReportFrame>
  )
}

type Props = { report: number; answers: Answers; onStale: () => void }

function Records({ report, answers, onStale }: Props) {
  const go = useGo()
  const edit = useAction('reportOfUserEdit')
  const takeBack = async (line: AnswerLine) => {
    if (!(await askConfirm({ title: w.records.askTakeBack, message: w.records.askTakeBackText }))) return
    const reply = await edit.run({
      report_seq: report,
      seen_version: answers.version,
      take_back: [line.answer_seq],
    })
    if (reply.ok) return toast(w.saved(reply.data.version))
    toast(reply.error === 'changedSince' ? w.stale : reply.message)
    onStale()
  }
  if (answers.answers.length === 0)
    return (
      <EmptyState
        title={w.records.empty}
        action={<Button onClick={() => go('reportView', { report })}>{w.records.toReport}</Button>}
      >
        {w.records.emptyText}
      </EmptyState>
    )
  const stand = validAnswers(answers.answers)
  const taken = new Map(answers.answers.map((line) => [line.takes_back, line]))
  return (
    <>
      <p className="-mt-4 mb-4 text-note text-ink-2">{w.records.note}</p>
      <ol className="border-t border-hairline">
        {answers.answers.toReversed().map((line) => (
          <li key={line.answer_seq} className="border-b border-hairline py-3">
            <RecordLine
              line={line}
              answers={answers}
              stands={stand.get(line.question) === line}
              takenBack={taken.has(line.answer_seq)}
            />
            {stand.get(line.question) === line && (
              <div className="-ml-5">
                <Button kind="quiet" loading={edit.busy} onClick={() => void takeBack(line)}>
                  {w.records.takeBack}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
      <div className="mt-6 grid gap-2">
        <Button onClick={() => go('reportView', { report })}>{w.records.toReport}</Button>
        {stand.has('household-deposits') && (
          <Button kind="secondary" onClick={() => go('reportDepositEnter', { report })}>
            {w.records.enter}
          </Button>
        )}
      </div>
    </>
  )
}

type LineProps = { line: AnswerLine; answers: Answers; stands: boolean; takenBack: boolean }

function RecordLine({ line, answers, stands, takenBack }: LineProps) {
  const label = questionWords.labels[line.question]
  const made = answers.versions.findIndex((v) => v.version === line.version)
  const [now, before] = [answers.versions[made], answers.versions[made + 1]]
  const of = line.takes_back !== null
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-body font-semibold">{of ? w.records.tookBack(label) : label}</span>
        {takenBack ? <Badge>{w.records.takenBack}</Badge> : !of && !stands && <Badge>{w.records.replaced}</Badge>}
      </p>
      {!of && <p className={takenBack ? 'figures struck text-body' : 'figures text-body'}>{answerText(line)}</p>}
      <p className="figures text-note text-ink-2">
        {w.records.by(formatInstant(line.made_at))}
        {line.source && line.as_of && (
          <span className="block">
            {w.records.asOf(
              line.paper ? `${w.sources[line.source]} (${w.papers[line.paper]})` : w.sources[line.source],
              formatDay(line.as_of),
            )}
          </span>
        )}
        {line.document !== null && <PaperLink report={answers.report_seq} id={line.document} />}
        {now && (
          <span className="block font-medium text-ink">
            {w.version.strip(now.version, before ? changeOf(now, before) : gradeOf(now))}
          </span>
        )}
      </p>
      {now && before && (
        <div className="figures text-note">
          <BackChange before={before} now={now} />
        </div>
      )}
    </>
  )
}
