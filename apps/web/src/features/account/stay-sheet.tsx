import { useState } from 'react'
import { openSheet } from '../../ui/dialogs/ask.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ChoicesField } from '../../ui/forms/choices-field.tsx'
import { withdrawWords as w } from './withdraw-words.ts'

type Stay = keyof typeof w.stayReasons
// The keys of a literal are its type's keys.
const reasons = () => Object.keys(w.stayReasons) as Stay[]

/** Why the user stays after all: any number of reasons, or none. Null if the sheet is dismissed. */
export const askWhyStay = (): Promise<readonly Stay[] | null> =>
  openSheet<readonly Stay[]>({ title: w.stayTitle, content: (close) => <StayForm onDone={close} /> })

function StayForm({ onDone }: { onDone: (reasons: readonly Stay[]) => void }) {
  const [chosen, setChosen] = useState<readonly Stay[]>([])
  return (
    <>
      <ChoicesField
        label={w.stayLabel}
        options={reasons().map((value) => ({ value, label: w.stayReasons[value] }))}
        value={chosen}
        onChange={setChosen}
      />
      <div className="mt-6 grid gap-2">
        <Button size="large" wide onClick={() => onDone(chosen)}>
          {chosen.length > 0 ? w.staySend : w.staySkip}
        </Button>
      </div>
    </>
  )
}
