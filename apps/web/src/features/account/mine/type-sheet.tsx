import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useState } from 'react'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { openSheet } from '../../../ui/dialogs/ask.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { mineWords as w } from './words.ts'

type Type = Output<CallNamed<'userType'>>['type']
const choices = ['tenant', 'landlord', 'unsaid'] as const
type Choice = (typeof choices)[number]

/** Asks what the user is here for; `said` is the current answer. */
export const askType = (words: Type): Promise<true | null> =>
  openSheet<true>({ title: w.typeTitle, content: (close) => <TypeForm said={words} onDone={() => close(true)} /> })

function TypeForm({ said, onDone }: { said: Type; onDone: () => void }) {
  const state = useAction('userTypeState')
  const [choice, setChoice] = useState<Choice>(choices.find((c) => c === said) ?? 'unsaid')
  const [problem, setProblem] = useState<string | null>(null)
  const submit = async () => {
    const reply = await state.run({ type: choice === 'unsaid' ? null : choice })
    if (reply.ok) onDone()
    else setProblem(reply.message)
  }
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <ChoiceField
        label={w.typeTitle}
        labelHidden
        hint={w.typeHint}
        options={choices.map((value) => ({ value, label: value === 'unsaid' ? w.typeUnsaid : w.types[value] }))}
        value={choice}
        onChange={setChoice}
        error={problem}
      />
      <Button type="submit" size="large" wide loading={state.busy}>
        {w.typeSave}
      </Button>
    </form>
  )
}
