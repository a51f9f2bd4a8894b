import { useState } from 'react'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { showAlert } from '../../../ui/dialogs/ask.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { operatorWords as w } from './words.ts'

/** The code of an authenticator; at the first login also the key that it is set up with. */
export function EnterForm({ factor }: { factor: 'none' | 'begun' | 'enrolled' }) {
  const enter = useAction('operatorEnter')
  const enrol = useAction('operatorEnrol')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [made, setMade] = useState<{ secret: string; uri: string } | null>(null)
  const submit = async () => {
    if (!/^\d{6}$/.test(code)) return setError(w.codeWrong)
    const reply = await enter.run({ code })
    if (!reply.ok) setError(reply.message)
  }
  const makeKey = async () => {
    const reply = await enrol.run({})
    if (reply.ok) setMade(reply.data)
    else await showAlert({ message: reply.message })
  }
  return (
    <div className="grid max-w-column gap-6">
      {factor !== 'enrolled' && (
        <Card label={w.enrolTitle}>
          <h2 className="text-body font-bold">{w.enrolTitle}</h2>
          <p className="mt-1 mb-4 text-note text-ink-2">{made ? w.enrolSecret : w.enrolText}</p>
          {made && (
            <>
              <p className="mb-3 font-mono text-body break-all">{made.secret.replace(/(.{4})/g, '$1 ')}</p>
              <a href={made.uri} className="mb-4 block min-h-12 py-3 text-body font-semibold text-brand underline">
                {w.enrolOpen}
              </a>
            </>
          )}
          <Button kind="secondary" loading={enrol.busy} onClick={() => void makeKey()}>
            {factor === 'none' && !made ? w.enrol : w.enrolAgain}
          </Button>
        </Card>
      )}
      {factor !== 'none' && (
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <h2 className="text-body font-bold">{w.enterTitle}</h2>
          <p className="text-note text-ink-2">{w.enterText}</p>
          <TextField
            label={w.code}
            value={code}
            error={error}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            onChange={(value) => {
              setCode(value)
              setError(undefined)
            }}
          />
          <Button type="submit" size="large" loading={enter.busy}>
            {w.enter}
          </Button>
        </form>
      )}
    </div>
  )
}
