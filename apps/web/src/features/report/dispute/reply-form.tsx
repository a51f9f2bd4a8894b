import { DISPUTE_LEAST, DISPUTE_MOST } from '@jipsalpim/contract/areas/report/dispute-terms.ts'
import { hasLink } from '@jipsalpim/engine/sharing/has-link.ts'
import { useState } from 'react'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { disputeWords as w } from './dispute-words.ts'

/** The buyer's answer to the back office's question about somebody else's dispute. */
export function ReplyForm({ dispute, onChanged }: { dispute: number; onChanged: () => void }) {
  const act = useAction('reportDisputeAct')
  const [words, setWords] = useState('')
  const [error, setError] = useState<string | null>(null)
  const send = async () => {
    const text = words.trim()
    if (text.length < DISPUTE_LEAST) return setError(w.tooShort)
    if (hasLink(text)) return setError(w.noLink)
    const reply = await act.run({ dispute_seq: dispute, act: 'reply', words: text })
    if (reply.ok) toast(w.replied)
    else setError(reply.error === 'invalidInput' ? w.badText : reply.message)
    // answered or decided on another screen
    if (!reply.ok && reply.error === 'changedSince') onChanged()
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        label={w.reply}
        hint={w.replyHint}
        lines={3}
        maxLength={DISPUTE_MOST}
        value={words}
        error={error}
        onChange={(text) => {
          setWords(text)
          setError(null)
        }}
      />
      <Button type="submit" wide loading={act.busy}>
        {w.sendReply}
      </Button>
    </form>
  )
}
