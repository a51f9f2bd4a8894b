import { businessKind, isBusinessNo } from '@jipsalpim/engine/values/business-no.ts'
import { useState } from 'react'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { showProblem } from '../../../ui/dialogs/show-problem.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { businessNoWords as w } from './business-no-words.ts'

/** The check digit of a 사업자등록번호, calculated on the device; states what it does not prove. */
export function BusinessNoCheck() {
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const digits = typed.normalize('NFKC').replace(/\D/g, '')
  const wrong = digits.length !== 10 ? w.short : isBusinessNo(digits) ? null : w.wrong
  return (
    <form
      noValidate
      className="grid gap-4 rounded-lg border border-hairline bg-raised p-5"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (wrong !== null) showProblem()
      }}
    >
      <TextField
        label={w.label}
        hint={w.hint}
        inputMode="numeric"
        autoComplete="off"
        placeholder="000-00-00000"
        maxLength={20}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setTried(false)
        }}
        error={tried ? wrong : null}
      />
      <Button type="submit" wide>
        {w.check}
      </Button>
      <div role="status">
        {tried && wrong === null && (
          <Banner kind={businessKind(digits) === 'person' ? 'caution' : 'info'} title={w.right}>
            <p>{w.kinds[businessKind(digits)]}</p>
            <p className="mt-2">{w.not}</p>
          </Banner>
        )}
      </div>
    </form>
  )
}
