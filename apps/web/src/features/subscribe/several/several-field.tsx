import { BULK_MOST } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import { ChoicesField } from '../../../ui/forms/choices-field.tsx'
import type { OwnHome } from '../joining/use-own-homes.ts'
import type { SeveralHomes } from '../join.funnel.tsx'
import { severalWords as w } from './several-words.ts'

/** Selects any of the user's own homes; a selection on another page of the list is kept. */
export function SeveralField({
  homes,
  value,
  onChange,
  error,
}: {
  homes: readonly OwnHome[]
  value: SeveralHomes
  onChange: (chosen: SeveralHomes) => void
  error: string | null
}) {
  const choose = (merchants: readonly string[]) => {
    const elsewhere = value.filter(({ of }) => !homes.some(({ merchant }) => merchant === of))
    const here = homes.filter(({ merchant }) => merchants.includes(merchant))
    onChange([...elsewhere, ...here.map(({ merchant, name }) => ({ of: merchant, name }))].slice(0, BULK_MOST))
  }
  return (
    <div>
      <ChoicesField
        label={w.label}
        hint={w.hint}
        error={error}
        value={value.map(({ of }) => of)}
        onChange={choose}
        options={homes.map(({ merchant, name, note, why }) => ({
          value: merchant,
          label: name,
          note: why ?? note,
          disabled: why !== null,
        }))}
      />
      <p role="status" className="figures mt-3 text-body font-semibold">
        {value.length >= BULK_MOST ? w.tooMany(BULK_MOST) : w.chosen(value.length)}
      </p>
    </div>
  )
}
