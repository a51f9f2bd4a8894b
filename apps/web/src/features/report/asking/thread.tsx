import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { formatDay } from '../../../lang/format.ts'
import { askConfirm } from '../../../ui/dialogs/ask.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { AboutFinding } from './about-finding.tsx'
import { askingWords as w } from './asking-words.ts'
import { Message } from './message.tsx'

type Question = Output<CallNamed<'reportQuestions'>>['questions'][number]
type Props = { questions: readonly Question[]; assessment: Assessment; onChanged: () => void }

/** Questions and answers as they were written, oldest first. */
export function Thread({ questions, assessment, onChanged }: Props) {
  if (questions.length === 0) return null
  return (
    <ol aria-label={w.title} className="mb-8">
      {questions.map((question) => (
        <li key={question.question_seq}>
          <Message who={w.me} at={question.asked_at} mine badge={badgeOf(question)}>
            <AboutFinding name={question.name} finding={question.finding} assessment={assessment} />
            <p className="whitespace-pre-line">{question.content}</p>
          </Message>
          {question.answer && (
            <Message who={w.us} at={question.answer.at}>
              <p className="whitespace-pre-line">{question.answer.text}</p>
            </Message>
          )}
          {question.state === 'open' && <Waits question={question} onChanged={onChanged} />}
        </li>
      ))}
    </ol>
  )
}

const badgeOf = ({ state }: Question) => (state === 'closed' ? w.states.closed : null)

/** The deadline for the answer, and a button to withdraw the question. */
function Waits({ question, onChanged }: { question: Question; onChanged: () => void }) {
  const close = useAction('reportQuestionClose')
  const takeBack = async () => {
    if (!(await askConfirm({ title: w.askTakeBack, message: w.askTakeBackText }))) return
    const reply = await close.run({ question_seq: question.question_seq })
    toast(reply.ok ? w.tookBack : reply.message)
    if (!reply.ok) onChanged()
  }
  return (
    <Banner
      title={w.waits(formatDay(question.answer_by))}
      action={
        <Button kind="quiet" loading={close.busy} onClick={() => void takeBack()}>
          {w.takeBack}
        </Button>
      }
    >
      {w.waitsText}
    </Banner>
  )
}
