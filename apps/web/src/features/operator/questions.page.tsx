import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { link } from '@jipsalpim/contract/routes.ts'
import { useCall } from '../../kernel/use-call.ts'
import { formatDay, formatInstant } from '../../lang/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Desk } from './desk.tsx'
import { WayTo } from './people-table.tsx'
import { deskQuestionWords as w } from './question-words.ts'
import { WhenRead } from './when-read.tsx'
import { operatorWords } from './words.ts'

export default function QuestionsPage() {
  return (
    <Desk title={w.title}>
      <Questions />
    </Desk>
  )
}

/** What waits for an answer, the earliest promise first, and what is done. */
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
      question: <WayTo to={link('operatorQuestion', { question_seq: q.question_seq })}>{w.one(q.question_seq)}</WayTo>,
      by: (
        <span className="flex flex-wrap items-center gap-2">
          {formatDay(q.answer_by)}
          {q.late && <Badge tone="danger">{w.late}</Badge>}
        </span>
      ),
      about: w.about[q.name],
      state: w.states[q.state],
      asked: formatInstant(q.asked_at),
      order: (
        <WayTo to={link('operatorOrder', { order_seq: q.order_seq })}>{operatorWords.orderTitle(q.order_seq)}</WayTo>
      ),
    }))}
  />
)
