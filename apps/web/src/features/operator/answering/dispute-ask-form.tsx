import { useState } from 'react'
import { refetchTouched } from '../../../kernel/calls/queries.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { operatorDisputeWords as w } from './dispute-words.ts'
import { useSavedText } from '../shared/use-saved-text.ts'

/** What the buyer is asked about somebody else's dispute: once. */
export function DisputeAskForm({ seq }: { seq: number }) {
  const send = useAction('operatorDisputeAsk')
  const [{ question }, change, drop] = useSavedText(`dispute-ask-${seq}`, { question: '' })
  const [error, setError] = useState<string>()
  const submit = async () => {
    if (question.trim().length < 10) return setError(w.short)
    const reply = await send.run({ dispute_seq: seq, question })
    if (reply.ok) {
      drop()
      return toast(w.asks)
    }
    setError(reply.message)
    // Asked or decided by another operator, or withdrawn: show its current state.
    if (reply.error === 'operatorBehind') await refetchTouched('operatorDisputeAsk')
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
        label={w.ask}
        hint={w.askHint}
        lines={4}
        maxLength={1000}
        value={question}
        error={error}
        onChange={(text) => {
          change({ question: text })
          setError(undefined)
        }}
      />
      <Button type="submit" kind="secondary" wide loading={send.busy}>
        {w.askSend}
      </Button>
    </form>
  )
}
