import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { words } from './words.ts'

/** For users who have the register as text and not as a file. */
export function Paste({ onText }: { onText: (text: string) => void }) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  return (
    <Disclosure title={words.pasteTitle}>
      <div className="grid gap-3">
        <TextArea
          label={words.paste}
          hint={words.pasteHint}
          lines={6}
          value={text}
          error={error}
          onChange={(next) => {
            setText(next)
            setError(null)
          }}
        />
        <Button kind="secondary" onClick={() => (text.trim() === '' ? setError(words.pasteEmpty) : onText(text))}>
          {words.pasteRead}
        </Button>
      </div>
    </Disclosure>
  )
}
