import { useState } from 'react'
import type { Reply } from '../../../kernel/calls/client.ts'
import { refetchTouched } from '../../../kernel/calls/queries.ts'
import { askConfirm } from '../../../ui/dialogs/ask.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { operatorQuestionWords as w } from './question-words.ts'
import { useSavedText } from '../shared/use-saved-text.ts'

type Answering = 'operatorQuestionAnswer' | 'operatorInquiryAnswer'
type Props = {
  /** The key under which the draft is kept in this tab. */
  draft: string
  hint: string
  busy: boolean
  send: (answer: string) => Promise<Reply<Answering>>
  stale: Answering
}

/** The answer to one user: sent once, after a confirmation. */
export function AnswerForm({ draft, hint, busy, send, stale }: Props) {
  const [{ answer }, change, drop] = useSavedText(draft, { answer: '' })
  const [error, setError] = useState<string>()
  const submit = async () => {
    if (answer.trim().length < 10) return setError(w.answerShort)
    if (!(await askConfirm({ title: w.confirm, message: w.confirmText, yes: w.send }))) return
    const reply = await send(answer)
    if (reply.ok) {
      drop()
      return toast(w.sent)
    }
    setError(reply.message)
    // Answered by another operator, or withdrawn: show its current state.
    if (reply.error === 'operatorBehind') await refetchTouched(stale)
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
        hint={hint}
        lines={8}
        maxLength={4000}
        value={answer}
        error={error}
        onChange={(text) => {
          change({ answer: text })
          setError(undefined)
        }}
      />
      <Button type="submit" size="large" wide loading={busy}>
        {w.send}
      </Button>
    </form>
  )
}
