import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { operatorWords as w } from './words.ts'

type Props<By extends string> = {
  bys: readonly [By, ...By[]]
  /** The name of each search key, and the label of its field. */
  labels: Readonly<Record<By, string>>
  fields: Readonly<Record<By, string>>
  button: string
  /** The error of an empty field. */
  missing: string
  busy: boolean
  maxLength: number
  hint?: string
  /** Returns the error message; null after an answer. */
  onFind: (by: By, text: string) => Promise<string | null>
}

/** One thing to search by, and its text. */
export function FindForm<By extends string>({
  bys,
  labels,
  fields,
  button,
  missing,
  busy,
  maxLength,
  hint,
  onFind,
}: Props<By>) {
  const [by, setBy] = useState<By>(bys[0])
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const submit = async () => setError(text.trim() === '' ? missing : ((await onFind(by, text)) ?? undefined))
  return (
    <form
      noValidate
      className="grid max-w-[44rem] gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <ChoiceField
        label={w.by}
        columns={2}
        value={by}
        onChange={(next) => {
          setBy(next)
          setError(undefined)
        }}
        options={bys.map((value) => ({ value, label: labels[value] }))}
      />
      <TextField
        label={fields[by]}
        {...(hint !== undefined && { hint })}
        value={text}
        error={error}
        autoComplete="off"
        maxLength={maxLength}
        onChange={(value) => {
          setText(value)
          setError(undefined)
        }}
      />
      <Button type="submit" loading={busy}>
        {button}
      </Button>
    </form>
  )
}
