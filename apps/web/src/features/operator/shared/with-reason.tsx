import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { operatorWords as w } from './words.ts'

type Props = {
  label: string
  /** The accessible name of the button, where several have the same label. */
  named?: string
  text: string
  /** The error message, or null if it succeeded. */
  onDo: (reason: string) => Promise<string | null>
  busy: boolean
}

/** A button that asks for a reason first; the typed reason is kept if the call fails. */
export function WithReason({ label, named, text, onDo, busy }: Props) {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const submit = async () => {
    if (reason.trim().length < 4) return setError(w.reasonShort)
    const wrong = await onDo(reason)
    if (wrong !== null) return setError(wrong)
    setReason('')
    setOpen(false)
  }
  return (
    <>
      <Button kind="secondary" {...(named ? { 'aria-label': `${label}: ${named}` } : {})} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Sheet
        open={open}
        title={label}
        onClose={() => setOpen(false)}
        bottom={
          <Button size="large" wide loading={busy} onClick={() => void submit()}>
            {label}
          </Button>
        }
      >
        <p className="mb-4 text-note text-ink-2">{text}</p>
        <TextArea
          label={w.reason}
          value={reason}
          error={error}
          lines={3}
          maxLength={300}
          onChange={(value) => {
            setReason(value)
            setError(undefined)
          }}
        />
      </Sheet>
    </>
  )
}
