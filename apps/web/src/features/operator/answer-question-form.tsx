import { useState } from 'react'
import { refetchTouched } from '../../kernel/queries.ts'
import { useAction } from '../../kernel/use-action.ts'
import { askConfirm } from '../../ui/ask.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { deskQuestionWords as w } from './question-words.ts'
import { useSavedText } from './use-saved-text.ts'

/** The answer: sent once, after a confirmation, and kept in this tab while it is written. */
export function AnswerQuestionForm({ seq }: { seq: number }) {
  const send = useAction('operatorQuestionAnswer')
  const [{ answer }, change, drop] = useSavedText(`answer-${seq}`, { answer: '' })
  const [error, setError] = useState<string>()
  const submit = async () => {
    if (answer.trim().length < 10) return setError(w.answerShort)
    if (!(await askConfirm({ title: w.confirm, message: w.confirmText, yes: w.send }))) return
    const reply = await send.run({ question_seq: seq, answer })
    if (reply.ok) {
      drop()
      return toast(w.sent)
    }
    setError(reply.message)
    // Answered by another operator, or taken back: show its current state.
    if (reply.error === 'operatorBehind') await refetchTouched('operatorQuestionAnswer')
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextArea
        label={w.answer}
        hint={w.answerHint}
        lines={8}
        maxLength={4000}
        value={answer}
        error={error}
        onChange={(text) => {
          change({ answer: text })
          setError(undefined)
        }}
      />
      <Button type="submit" size="large" wide loading={send.busy}>
        {w.send}
      </Button>
    </form>
  )
}
