import type { Input } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useState } from 'react'
import { refetchTouched } from '../../../kernel/calls/queries.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { askConfirm } from '../../../ui/dialogs/ask.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { showProblem } from '../../../ui/dialogs/show-problem.ts'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { CorrectionFields, noCorrection, wrongCorrection, type Correction } from './correction-fields.tsx'
import { operatorDisputeWords as w } from './dispute-words.ts'
import { useSavedText } from '../shared/use-saved-text.ts'

type Typed = { decision: 'changed' | 'kept' | null; reason: string; stands: string } & Correction
const empty: Typed = { decision: null, reason: '', stands: '', ...noCorrection }

/** The decision with its reason; for a change, the corrected text and a fact to judge by again. */
export function DisputeDecideForm({ seq }: { seq: number }) {
  const decide = useAction('operatorDisputeDecide')
  const [typed, change, drop] = useSavedText(`dispute-${seq}`, empty)
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { decision, reason, stands } = typed
  const isChanged = decision === 'changed'
  const correction = isChanged ? wrongCorrection(typed) : {}
  const wrong = {
    decision: decision === null ? w.missing : null,
    reason: reason.trim().length < 10 ? w.short : null,
    stands: isChanged && stands.trim().length < 10 ? w.short : null,
  }
  const submit = async () => {
    setTried(true)
    setProblem(null)
    if (decision === null || [...Object.values(wrong), ...Object.values(correction)].some(Boolean)) return showProblem()
    if (!(await askConfirm({ title: w.confirm, message: w.confirmText, yes: w.send }))) return
    const { question, value, as_of } = typed
    const reply = await decide.run({
      dispute_seq: seq,
      decision,
      reason,
      stands: isChanged ? stands : null,
      // the pair was built from the question's own field
      correction: (isChanged && question !== null ? { question, value, source: 'seen', as_of } : null) as Input<
        CallNamed<'operatorDisputeDecide'>
      >['correction'],
    })
    if (reply.ok) {
      drop()
      return toast(reply.data.version === null ? w.sent : w.made(reply.data.version))
    }
    setProblem(reply.message)
    // Decided by another operator, or withdrawn: show its current state.
    if (reply.error === 'operatorBehind') await refetchTouched('operatorDisputeDecide')
  }
  return (
    <form
      noValidate
      aria-label={w.decide}
      className="grid gap-5 border-t border-hairline pt-6"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <ChoiceField
        label={w.decision}
        columns={2}
        value={decision}
        onChange={(chosen) => change({ decision: chosen })}
        options={[
          { value: 'kept', label: w.kept },
          { value: 'changed', label: w.changed },
        ]}
        error={tried ? wrong.decision : null}
      />
      <TextArea
        label={w.reason}
        hint={w.reasonHint}
        lines={4}
        maxLength={2000}
        value={reason}
        error={tried ? wrong.reason : null}
        onChange={(text) => change({ reason: text })}
      />
      {isChanged && (
        <>
          <TextArea
            label={w.stands}
            hint={w.standsHint}
            lines={2}
            maxLength={300}
            value={stands}
            error={tried ? wrong.stands : null}
            onChange={(text) => change({ stands: text })}
          />
          <CorrectionFields typed={typed} wrong={tried ? correction : {}} onChange={change} />
        </>
      )}
      {problem && (
        <Banner kind="caution" urgent>
          {problem}
        </Banner>
      )}
      <Button type="submit" size="large" wide loading={decide.busy}>
        {w.send}
      </Button>
    </form>
  )
}
