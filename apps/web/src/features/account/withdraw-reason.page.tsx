import { useState } from 'react'
import { useGo } from '../../kernel/links.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { saveWithdrawDraft, readWithdrawDraft } from './withdraw-draft.ts'
import { withdrawWords as w } from './withdraw-words.ts'

type Reason = keyof typeof w.reasons
// The keys of a literal are its type's keys.
const reasons = () => Object.keys(w.reasons) as Reason[]

/** One reason, and an optional comment. */
export default function WithdrawReasonPage() {
  const go = useGo()
  const [draft] = useState(readWithdrawDraft)
  const [reason, setReason] = useState<Reason | null>(draft?.reason ?? null)
  const [comment, setComment] = useState(draft?.comment ?? '')
  const [tried, setTried] = useState(false)
  const next = () => {
    if (reason === null) return setTried(true)
    saveWithdrawDraft({ reason, comment })
    go('withdrawAlert')
  }
  return (
    <Page
      title={w.reasonTitle}
      heading
      onBack={() => go('withdrawPossible')}
      bottom={
        <Button size="large" wide onClick={next}>
          {w.next}
        </Button>
      }
    >
      <ChoiceField
        label={w.reasonLabel}
        labelHidden
        options={reasons().map((value) => ({ value, label: w.reasons[value] }))}
        value={reason}
        onChange={setReason}
        error={tried && reason === null ? w.reasonMissing : null}
      />
      <div className="mt-8">
        <TextArea label={w.commentLabel} hint={w.commentHint} value={comment} onChange={setComment} maxLength={1000} />
      </div>
    </Page>
  )
}
