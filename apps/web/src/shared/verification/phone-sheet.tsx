import { useState } from 'react'
import { openSheet } from '../../ui/dialogs/ask.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { PhoneField } from '../../ui/forms/phone-field.tsx'
import { phoneWords as w } from './phone-words.ts'

type Asked = { title: string; phone: string; problem: string | null }

/**
 * The number to verify; null if the sheet is dismissed. It closes before the agency's window opens: a modal sheet would
 * make everything else untouchable.
 */
export const askPhone = ({ title, phone, problem }: Asked): Promise<string | null> =>
  openSheet<string>({ title, content: (close) => <PhoneForm first={phone} problem={problem} onDone={close} /> })

type FormProps = { first: string; problem: string | null; onDone: (phone: string) => void }
function PhoneForm({ first, problem, onDone }: FormProps) {
  const [phone, setPhone] = useState(first)
  const [error, setError] = useState(problem)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (/^010\d{8}$/.test(phone)) onDone(phone)
        else setError(w.phoneWrong)
      }}
    >
      <PhoneField label={w.mobile} value={phone} onChange={setPhone} hint={w.verifyHint} error={error} />
      <div className="mt-6 grid">
        <Button type="submit" size="large" wide>
          {w.verify}
        </Button>
      </div>
    </form>
  )
}
