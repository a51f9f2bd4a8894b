import type { PlaceChoice } from '@jipsalpim/contract/areas/order/order.ts'
import { useState } from 'react'
import { placeOf, type AddressChoice, type UnitChoice } from '../../kernel/funnel/places.ts'
import { PlaceFields } from '../../kernel/places/place-fields.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { showProblem } from '../../ui/dialogs/show-problem.ts'
import { orderWords as w } from './words.ts'

type Props = {
  title: string
  button: string
  busy: boolean
  problem: string | null
  /** What was chosen before. */
  given?: { home?: AddressChoice; unit?: UnitChoice }
  onBack: () => void
  onSave: (place: PlaceChoice, home: AddressChoice, unit: UnitChoice) => void
}

/** A building and its unit on one page: to set or change the address of a paid order. */
export function PlaceForm({ title, button, busy, problem, given, onBack, onSave }: Props) {
  const [home, setHome] = useState<AddressChoice | null | undefined>(given?.home)
  const [unit, setUnit] = useState<UnitChoice | undefined>(given?.unit)
  const [tried, setTried] = useState(false)
  const save = () => {
    setTried(true)
    if (!home || !unit) return showProblem()
    onSave(placeOf(home, unit), home, unit)
  }
  return (
    <Page
      title={title}
      heading
      onBack={onBack}
      bottomNote={<FieldError id="place-problem" error={problem} />}
      bottom={
        <Button size="large" wide loading={busy} onClick={save}>
          {button}
        </Button>
      }
    >
      <PlaceFields label={w.row.place} {...{ tried, home, unit }} onHome={setHome} onUnit={setUnit} />
    </Page>
  )
}
