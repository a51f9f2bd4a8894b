import { isAsked } from '@jipsalpim/engine/answers/look-up-questions.ts'
import { questionIds, type QuestionId } from '@jipsalpim/engine/answers/questions.ts'
import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { Link } from 'react-router'
import { useGo } from '../../../kernel/links.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { questionWords } from '../../../shared/answers/question-words.ts'
import { openSheet } from '../../../ui/dialogs/ask.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { AnswerForm, type InlineQuestion } from './answer-form.tsx'
import { answerWords as w } from './answer-words.ts'
import { answerText, validAnswers, type AnswerLine, type Answers } from './valid-answers.ts'

/** Every question of this home with what is known so far; each links to where it is answered. */
export function AnswersPart({ report, order, assessment }: { report: number; order: number; assessment: Assessment }) {
  const read = useCall('reportAnswers', { id: report })
  const ask = useAsk(report, order)
  if (read.state === 'loading') return null
  if (read.state === 'failed')
    return (
      <p className="text-note text-ink-2">
        {w.part.failed} {read.error.message}
      </p>
    )
  const known = validAnswers(read.data.answers)
  const hidden: QuestionId[] = [
    ...(known.has('household-deposits') ? (['other-deposits'] as const) : []),
    ...(known.get('signer')?.value === 'agent' ? [] : (['agent-papers'] as const)),
  ]
  const asked = questionIds.filter(
    (question) => known.has(question) || (isAsked(question, assessment) && !hidden.includes(question)),
  )
  const row = (question: QuestionId) => (
    <AnswerRow key={question} question={question} line={known.get(question)} onPress={() => ask(question, read.data)} />
  )
  const answered = asked.filter((question) => known.has(question))
  const open = asked.filter((question) => !known.has(question))
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="text-body font-bold">
        {w.part.title}
      </h2>
      <p className="mt-1 text-note text-ink-2">{w.part.note}</p>
      {answered.length > 0 && <ul className="mt-2 border-t border-hairline">{answered.map(row)}</ul>}
      {/* Folded: most of these are in the list of look-ups above, too. */}
      {open.length > 0 && (
        <Disclosure title={w.part.openCount(open.length)}>
          <ul>{open.map(row)}</ul>
        </Disclosure>
      )}
      {read.data.answers.length > 0 && <Records report={report} />}
    </section>
  )
}

type RowProps = { question: QuestionId; line: AnswerLine | undefined; onPress: () => void }

function AnswerRow({ question, line, onPress }: RowProps) {
  return (
    <li className="border-b border-hairline last:border-0">
      <button type="button" onClick={onPress} className="flex min-h-12 w-full items-center gap-3 py-2 text-left">
        <span className="min-w-0 flex-1">
          <span className="block text-body">{questionWords.labels[question]}</span>
          <span className="figures block text-note text-ink-2">{line ? answerText(line) : w.part.open}</span>
        </span>
        <span className="text-note font-semibold text-brand">{line ? w.deposits.edit : w.part.write}</span>
      </button>
    </li>
  )
}

function Records({ report }: { report: number }) {
  const go = useGo()
  return (
    <p className="mt-2 text-note">
      <Link to={go.href('reportDepositRecords', { report })} className="reach font-semibold text-brand underline">
        {w.part.records}
      </Link>
    </p>
  )
}

/** Opens a question: those of several values on their pages, any other in a sheet. */
function useAsk(report: number, order: number) {
  const go = useGo()
  return (question: QuestionId, { answers, offered, version }: Answers) => {
    if (question === 'household-deposits') return go('reportDepositEnter', { report })
    if (question === 'lease-terms') return go('reportWaitingConfirmType', { order_seq: order })
    if (question === 'lease-days') return go('reportWaitingConfirmDate', { order_seq: order })
    void openSheet({
      title: w.part.title,
      content: (close) => (
        <AnswerForm
          {...{ report, version, question: question satisfies InlineQuestion }}
          now={validAnswers(answers).get(question) ?? null}
          offered={offered.find((o) => o.question === question) ?? null}
          onSaved={() => close(null)}
        />
      ),
    })
  }
}

type TaskProps = {
  report: number
  order: number
  questions: readonly QuestionId[]
  assessment: Assessment
  /** Closes the sheet of the look-up: the question opens in its place. */
  close: () => void
}

/** The buttons under a look-up that an answer would close. */
export function TaskAnswer({ report, order, questions, assessment, close }: TaskProps) {
  const read = useCall('reportAnswers', { id: report })
  const ask = useAsk(report, order)
  if (read.state !== 'ready') return null
  return (
    <div className="grid gap-2">
      {questions
        .filter((question) => isAsked(question, assessment))
        .map((question) => (
          <Button
            key={question}
            kind="secondary"
            wide
            onClick={() => {
              close()
              ask(question, read.data)
            }}
          >
            {`${questionWords.labels[question]} · ${w.part.write}`}
          </Button>
        ))}
    </div>
  )
}
