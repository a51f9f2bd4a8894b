import type { FieldLabel } from './field.tsx'
import { UnitPart, type UnitList } from './unit-part.tsx'
import { words } from '../words.ts'

/** null: not answered yet. '': this home has none. */
export type UnitValue = { dong: string | null; floor: string | null; ho: string | null }
export type UnitLists = { dong: UnitList; floor: UnitList; ho: UnitList }
type Props = FieldLabel & {
  value: UnitValue
  onChange: (value: UnitValue) => void
  lists: UnitLists
}

/** Building, floor, unit, one after the other; changing one clears the ones below it. */
export function UnitField({ label, labelHidden, error, value, onChange, lists }: Props) {
  return (
    <div role="group" aria-label={labelHidden ? label : undefined} className="grid gap-6">
      {!labelHidden && <p className="text-note font-semibold text-ink-2">{label}</p>}
      <UnitPart
        part={words.unit.dong}
        list={lists.dong}
        value={value.dong}
        onChange={(dong) => onChange({ dong, floor: null, ho: null })}
      />
      {value.dong !== null && (
        <UnitPart
          part={words.unit.floor}
          list={lists.floor}
          value={value.floor}
          onChange={(floor) => onChange({ ...value, floor, ho: null })}
        />
      )}
      {value.floor !== null && (
        <UnitPart
          part={words.unit.ho}
          list={lists.ho}
          value={value.ho}
          onChange={(ho) => onChange({ ...value, ho })}
          error={error}
        />
      )}
    </div>
  )
}
