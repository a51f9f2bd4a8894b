import { useGo } from '../../../kernel/links.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { formatDay } from '../../../lang/format.ts'
import { LinkList } from '../../../ui/buttons/link-list.tsx'
import { askingWords as w } from './asking-words.ts'

/** A link to the questions of a report, with the state of the last one. */
export function QuestionsPart({ report }: { report: number }) {
  const go = useGo()
  const read = useCall('reportQuestions', { report_seq: report })
  const last = read.data?.questions.at(-1)
  // If the call fails, the error is shown where the question is asked.
  const note =
    last === undefined ? w.partNote : last.state === 'open' ? w.waits(formatDay(last.answer_by)) : w.states[last.state]
  return <LinkList items={[{ id: 'questions', to: go.href('reportQuestion', { report }), title: w.part, note }]} />
}
