import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { link } from '@jipsalpim/contract/routes.ts'
import { Suspense, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { lazyPart } from '../../kernel/chunks/lazy-part.tsx'
import { useAction } from '../../kernel/calls/use-action.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatDay, formatInstant } from '../../lang/format.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { AnswerForm } from './answering/answer-form.tsx'
import { OperatorPage } from './shared/operator-page.tsx'
import { operatorName } from './shared/name-words.ts'
import { RowLink } from './shared/people-table.tsx'
import { operatorQuestionWords as w } from './answering/question-words.ts'
import { WhenRead } from './shared/when-read.tsx'
import { operatorWords } from './shared/words.ts'

// The texts of every finding are loaded with it.
const AskedReport = lazyPart(async () => ({ default: (await import('./answering/asked-report.tsx')).AskedReport }))

export default function QuestionPage() {
  const seq = Number(useParams()['question_seq'])
  return (
    <OperatorPage title={w.one(seq)}>
      <Question key={seq} seq={seq} />
    </OperatorPage>
  )
}

export type OperatorQuestion = Output<CallNamed<'operatorQuestion'>>

/** The question and its answer, next to the report that it is about. */
function Question({ seq }: { seq: number }) {
  const read = useCall('operatorQuestion', { question_seq: seq })
  const send = useAction('operatorQuestionAnswer')
  return (
    <WhenRead read={read} lines={10}>
      {(question) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <p className="flex flex-wrap items-center gap-2 text-note text-ink-2">
            <Badge tone="brand">{w.states[question.state]}</Badge>
            <Badge>{w.about[question.name]}</Badge>
            <Badge>{w.version(question.version)}</Badge>
            {question.late && <Badge tone="danger">{w.late}</Badge>}
            <span>{w.by(formatDay(question.answer_by))}</span>
            <RowLink to={link('operatorOrder', { order_seq: question.order_seq })}>
              {operatorWords.orderTitle(question.order_seq)}
            </RowLink>
            <RowLink to={link('operatorPerson', { user_seq: question.user_seq })}>
              {operatorWords.personTitle(question.user_seq)}
            </RowLink>
          </p>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-2">
            <div className="grid min-w-0 gap-6">
              <Card label={w.asked(formatInstant(question.asked_at))}>
                <CardTitle>{w.asked(formatInstant(question.asked_at))}</CardTitle>
                <p className="text-body whitespace-pre-line wrap-anywhere">{question.content ?? w.erased}</p>
                <p className="mt-3 text-note text-ink-2">
                  {question.email === null ? w.emailNone : w.email(question.email)}
                </p>
              </Card>
              {question.answer && (
                <Card label={w.answered(formatInstant(question.answer.at), operatorName(question.answer.operator_seq))}>
                  <CardTitle>
                    {w.answered(formatInstant(question.answer.at), operatorName(question.answer.operator_seq))}
                  </CardTitle>
                  <p className="text-body whitespace-pre-line wrap-anywhere">{question.answer.text}</p>
                </Card>
              )}
              {question.state === 'open' && (
                <AnswerForm
                  draft={`answer-${seq}`}
                  hint={w.answerHint}
                  busy={send.busy}
                  send={(answer) => send.run({ question_seq: seq, answer })}
                  stale="operatorQuestionAnswer"
                />
              )}
              <Earlier earlier={question.earlier} />
            </div>
            {question.assessment === null ? (
              <p className="text-body text-ink-2">{w.gone}</p>
            ) : (
              <Suspense fallback={<Skeleton lines={8} />}>
                <AskedReport assessment={question.assessment} finding={question.finding} />
              </Suspense>
            )}
          </div>
        </div>
      )}
    </WhenRead>
  )
}

const CardTitle = ({ children }: { children: ReactNode }) => (
  <h2 className="figures mb-2 text-note font-semibold text-ink-2">{children}</h2>
)

function Earlier({ earlier }: Pick<OperatorQuestion, 'earlier'>) {
  if (earlier.length === 0) return null
  return (
    <section>
      <h2 className="text-body font-bold">{w.earlier}</h2>
      <ol className="mt-2 border-t border-hairline">
        {earlier.map((one) => (
          <li key={one.asked_at} className="border-b border-hairline py-3 text-note">
            <p className="figures text-ink-2">{formatInstant(one.asked_at)}</p>
            <p className="whitespace-pre-line wrap-anywhere">{one.content}</p>
            <p className="mt-1 whitespace-pre-line wrap-anywhere text-ink-2">{one.answer ?? w.earlierNone}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
