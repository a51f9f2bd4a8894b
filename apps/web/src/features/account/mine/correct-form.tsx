import { useState } from 'react'
import { isEmail } from '../../../kernel/is-email.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { askToLogInAgain } from './ask-to-log-in-again.ts'
import { rightsWords as w } from './rights-words.ts'

type Props = { name: string; email: string; onDone: () => void }

/** Only changed fields are sent; an error is shown at its field, and typed input is kept. */
export function CorrectForm({ name: wasName, email: wasEmail, onDone }: Props) {
  const correct = useAction('personalCorrect')
  const [name, setName] = useState(wasName)
  const [email, setEmail] = useState(wasEmail)
  const [problem, setProblem] = useState<{ name?: string; email?: string }>({})
  const submit = async () => {
    const changed = {
      ...(name.trim() === wasName ? {} : { name: name.trim() }),
      ...(email.trim() === wasEmail ? {} : { email: email.trim() }),
    }
    if (Object.keys(changed).length === 0) return setProblem({ name: w.nothingChanged })
    if (changed.name === '') return setProblem({ name: w.nameMissing })
    if (changed.email !== undefined && !isEmail(changed.email)) return setProblem({ email: w.emailWrong })
    const reply = await correct.run(changed)
    if (reply.ok) return onDone()
    if (reply.error === 'logInAgain') return askToLogInAgain()
    setProblem('email' in reply.fields ? { email: w.emailWrong } : { name: reply.message })
  }
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        label={w.name}
        value={name}
        error={problem.name}
        autoComplete="name"
        maxLength={40}
        onChange={setName}
      />
      <TextField
        label={w.email}
        type="email"
        inputMode="email"
        value={email}
        error={problem.email}
        autoComplete="email"
        maxLength={200}
        onChange={setEmail}
      />
      <p className="text-note text-ink-2">{w.phoneElsewhere}</p>
      <Button type="submit" size="large" wide loading={correct.busy}>
        {w.save}
      </Button>
    </form>
  )
}
