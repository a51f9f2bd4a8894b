import { useState } from 'react'
import { useAction } from '../../kernel/calls/use-action.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CheckField } from '../../ui/forms/check-field.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/dialogs/toast.ts'
import { businessWords as w } from './business-words.ts'

/** Joins a company by its code, after showing what the company will see. */
export function JoinCompany() {
  const act = useAction('orderTicketMember')
  const [code, setCode] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const join = async () => {
    if (code.trim() === '') return setProblem(w.joinMissing)
    if (!agreed) return setProblem(w.joinConsentMissing)
    const reply = await act.run({ act: 'join', invite_code: code.trim(), name_shown: true })
    if (!reply.ok) return setProblem(reply.error === 'notFound' ? w.joinUnknown : reply.message)
    setProblem(null)
    setCode('')
    toast(w.joined)
  }
  return (
    <form
      className="grid gap-4 py-2"
      onSubmit={(event) => {
        event.preventDefault()
        void join()
      }}
    >
      <TextField label={w.joinCode} value={code} onChange={setCode} maxLength={40} autoComplete="off" />
      <CheckField label={w.joinConsent} checked={agreed} onChange={setAgreed} />
      <FieldError id="join-problem" error={problem} />
      <Button type="submit" wide loading={act.busy}>
        {w.join}
      </Button>
    </form>
  )
}
