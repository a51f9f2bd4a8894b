import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import type { Check } from './use-check.ts'
import { words } from './words.ts'

/** For users who have the register as text and not as a file. */
export function Paste({ check: { pasted, setPasted, takeText } }: { check: Check }) {
  const [error, setError] = useState<string | null>(null)
  return (
    <Disclosure title={words.pasteTitle}>
      <div className="grid gap-3">
        <TextArea
          label={words.paste}
          hint={words.pasteHint}
          lines={6}
          value={pasted}
          error={error}
          onChange={(next) => {
            setPasted(next)
            setError(null)
          }}
        />
        <Button kind="secondary" onClick={() => (pasted.trim() === '' ? setError(words.pasteEmpty) : takeText(pasted))}>
          {words.pasteRead}
        </Button>
      </div>
    </Disclosure>
  )
}
