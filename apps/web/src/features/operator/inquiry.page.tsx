import { link } from '@jipsalpim/contract/routes.ts'
import { useParams } from 'react-router'
import { useAction } from '../../kernel/calls/use-action.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatDay, formatInstant } from '../../lang/format.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { AnswerForm } from './answering/answer-form.tsx'
import { OperatorPage } from './shared/operator-page.tsx'
import { operatorInquiryWords as w } from './answering/inquiry-words.ts'
import { operatorName } from './shared/name-words.ts'
import { RowLink } from './shared/people-table.tsx'
import { operatorQuestionWords as asked } from './answering/question-words.ts'
import { Statement } from './answering/statement.tsx'
import { WhenRead } from './shared/when-read.tsx'
import { operatorWords } from './shared/words.ts'

export default function InquiryPage() {
  const seq = Number(useParams()['inquiry_seq'])
  return (
    <OperatorPage title={w.one(seq)}>
      <Inquiry key={seq} seq={seq} />
    </OperatorPage>
  )
}

/** One inquiry, without the report: it is about what is sold. */
function Inquiry({ seq }: { seq: number }) {
  const read = useCall('operatorInquiry', { inquiry_seq: seq })
  const send = useAction('operatorInquiryAnswer')
  return (
    <WhenRead read={read} lines={8}>
      {(inquiry) => (
        <div className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-6">
          <p className="flex flex-wrap items-center gap-2 text-note text-ink-2">
            <Badge tone="brand">{asked.states[inquiry.state]}</Badge>
            <Badge>{w.roles[inquiry.user_role_type]}</Badge>
            {inquiry.late && <Badge tone="danger">{asked.late}</Badge>}
            <span>{asked.by(formatDay(inquiry.answer_by))}</span>
            <RowLink to={link('operatorOrder', { order_seq: inquiry.order_seq })}>
              {operatorWords.orderTitle(inquiry.order_seq)}
            </RowLink>
            <RowLink to={link('operatorPerson', { user_seq: inquiry.user_seq })}>
              {operatorWords.personTitle(inquiry.user_seq)}
            </RowLink>
          </p>
          <p className="text-note text-ink-2">{w.statement}</p>
          <Statement title={asked.asked(formatInstant(inquiry.asked_at))} text={inquiry.content} />
          {inquiry.answer && (
            <Statement
              title={asked.answered(formatInstant(inquiry.answer.at), operatorName(inquiry.answer.operator_seq))}
              text={inquiry.answer.text}
            />
          )}
          {inquiry.state === 'open' && (
            <AnswerForm
              draft={`inquiry-${seq}`}
              hint={w.answerHint}
              busy={send.busy}
              send={(answer) => send.run({ inquiry_seq: seq, answer })}
              stale="operatorInquiryAnswer"
            />
          )}
        </div>
      )}
    </WhenRead>
  )
}
