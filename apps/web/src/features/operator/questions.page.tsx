import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { link } from '@jipsalpim/contract/routes.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatDay, formatInstant } from '../../lang/format.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { DataTable } from '../../ui/display/data-table.tsx'
import { OperatorPage } from './shared/operator-page.tsx'
import { RowLink } from './shared/people-table.tsx'
import { operatorInquiryWords } from './answering/inquiry-words.ts'
import { operatorQuestionWords as w } from './answering/question-words.ts'
import { WhenRead } from './shared/when-read.tsx'
import { operatorWords } from './shared/words.ts'

export default function QuestionsPage() {
  return (
    <OperatorPage title={w.title}>
      <Questions />
      <Inquiries />
    </OperatorPage>
  )
}

/** Unanswered questions, the earliest promised date first, and answered ones. */
function Questions() {
  const read = useCall('operatorQuestions', {})
  return (
    <WhenRead read={read} lines={8}>
      {({ open, done }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <QuestionTable caption={`${w.open} (${open.length})`} empty={w.none} items={open} />
          <QuestionTable caption={w.done} empty={w.doneNone} items={done} />
        </div>
      )}
    </WhenRead>
  )
}

type Item = Output<CallNamed<'operatorQuestions'>>['open'][number]

const QuestionTable = ({ caption, empty, items }: { caption: string; empty: string; items: readonly Item[] }) => (
  <DataTable
    caption={caption}
    captionHidden={false}
    empty={empty}
    columns={[
      { key: 'question', label: w.columns.question },
      { key: 'by', label: w.columns.by },
      { key: 'about', label: w.columns.about },
      { key: 'state', label: w.columns.state },
      { key: 'asked', label: w.columns.asked },
      { key: 'order', label: w.columns.order },
    ]}
    rows={items.map((q) => ({
      id: String(q.question_seq),
      question: (
        <RowLink to={link('operatorQuestion', { question_seq: q.question_seq })}>{w.one(q.question_seq)}</RowLink>
      ),
      by: <AnswerBy {...q} />,
      about: w.about[q.name],
      state: w.states[q.state],
      asked: formatInstant(q.asked_at),
      order: (
        <RowLink to={link('operatorOrder', { order_seq: q.order_seq })}>
          {operatorWords.orderTitle(q.order_seq)}
        </RowLink>
      ),
    }))}
  />
)

/** Unanswered inquiries about what is sold, the earliest promised date first, and answered ones. */
function Inquiries() {
  const read = useCall('operatorInquiries', {})
  return (
    <WhenRead read={read} lines={8}>
      {({ open, done }) => (
        <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-10">
          <InquiryTable
            caption={`${operatorInquiryWords.open} (${open.length})`}
            empty={operatorInquiryWords.none}
            items={open}
          />
          <InquiryTable caption={operatorInquiryWords.done} empty={operatorInquiryWords.doneNone} items={done} />
        </div>
      )}
    </WhenRead>
  )
}

type Inquiry = Output<CallNamed<'operatorInquiries'>>['open'][number]

const InquiryTable = ({ caption, empty, items }: { caption: string; empty: string; items: readonly Inquiry[] }) => (
  <DataTable
    caption={caption}
    captionHidden={false}
    empty={empty}
    columns={[
      { key: 'inquiry', label: operatorInquiryWords.column },
      { key: 'by', label: w.columns.by },
      { key: 'who', label: operatorInquiryWords.who },
      { key: 'state', label: w.columns.state },
      { key: 'asked', label: w.columns.asked },
      { key: 'order', label: w.columns.order },
    ]}
    rows={items.map((q) => ({
      id: String(q.inquiry_seq),
      inquiry: (
        <RowLink to={link('operatorInquiry', { inquiry_seq: q.inquiry_seq })}>
          {operatorInquiryWords.one(q.inquiry_seq)}
        </RowLink>
      ),
      by: <AnswerBy {...q} />,
      who: operatorInquiryWords.roles[q.user_role_type],
      state: w.states[q.state],
      asked: formatInstant(q.asked_at),
      order: (
        <RowLink to={link('operatorOrder', { order_seq: q.order_seq })}>
          {operatorWords.orderTitle(q.order_seq)}
        </RowLink>
      ),
    }))}
  />
)

const AnswerBy = ({ answer_by, late }: Pick<Item, 'answer_by' | 'late'>) => (
  <span className="flex flex-wrap items-center gap-2">
    {formatDay(answer_by)}
    {late && <Badge tone="danger">{w.late}</Badge>}
  </span>
)
