import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { couponWords as w } from './words.ts'

type Props = {
  /** Null if the code was accepted, else the error message. The typed code stays in the field. */
  onCode: (code: string) => Promise<string | null>
  begin?: string
  label?: string
  button?: string
  hint?: string
}

/** A field for typing a code. Enter does the same as the button; typed input is never lost. */
export function CodeEntry({ onCode, begin = '', label = w.code, button = w.codeCheck, hint = w.codeHint }: Props) {
  const [code, setCode] = useState(begin)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    if (busy) return
    if (code.trim() === '') return setError(w.codeMissing)
    setBusy(true)
    setError(null)
    const problem = await onCode(code)
    setBusy(false)
    if (problem === null) setCode('')
    else setError(problem)
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
      <TextField
        label={label}
        hint={hint}
        error={error}
        value={code}
        onChange={(value) => {
          setCode(value)
          setError(null)
        }}
        maxLength={60}
        autoComplete="off"
        name="coupon-code"
      />
      <Button type="submit" kind="secondary" wide loading={busy}>
        {button}
      </Button>
    </form>
  )
}
