import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { UnitField, type UnitLists, type UnitValue } from '../../ui/forms/unit-field.tsx'
import type { UnitList } from '../../ui/forms/unit-part.tsx'
import type { UnitFieldSpec } from '../funnel/fields.ts'
import { unitIn, type AddressChoice, type UnitChoice } from '../funnel/places.ts'
import { useCall } from '../calls/use-call.ts'
import { placeWords as w } from './words.ts'

type Props = {
  spec: Pick<UnitFieldSpec, 'label'>
  error: string | null
  place: AddressChoice | null
  value: UnitChoice | undefined
  onChange: (value: UnitChoice | undefined) => void
  /** Offers to set the unit after the payment. */
  mayWait?: boolean
}
type Units = {
  dongs: string[]
  units: { dong: string | null; floor: string | null; ho: string | null }[]
  source: string
}

/** 동, 층, 호 of the chosen building, then the register if there are several with that name. */
export function UnitWidget({ spec, error, place, value: answered, onChange: give, mayWait = true }: Props) {
  const value = unitIn(place, answered)
  const onChange = (unit: UnitChoice | undefined) => give(unit && { ...unit, ...(place && { of: place.road }) })
  const [picked, setPicked] = useState<UnitValue>({
    dong: value?.dong ?? (value && !value.later ? '' : null),
    floor: value && !value.later ? (value.floor ?? '') : null,
    ho: value && !value.later ? (value.ho ?? '') : null,
  })
  const whole = useCall('addressUnits', place ? { key: place.key } : null)
  const inDong = useCall('addressUnits', place && picked.dong ? { key: place.key, dong: picked.dong } : null)
  const listed = picked.dong ? inDong : whole
  const part = settled(picked, whole, listed)
  const lists = listsOf(whole, listed, part)
  const done = part.dong !== null && part.floor !== null && part.ho !== null
  const registers = useCall(
    'addressUniqueNos',
    place && done
      ? { key: place.key, ...(part.dong ? { dong: part.dong } : {}), ...(part.ho ? { ho: part.ho } : {}) }
      : null,
  )
  const candidates = registers.state === 'ready' ? ofTheHome(registers.data.candidates) : []

  const take = (next: UnitValue) => {
    setPicked(next)
    onChange(
      next.dong !== null && next.floor !== null && next.ho !== null
        ? { dong: next.dong || null, floor: next.floor || null, ho: next.ho || null, uniqueNo: null, later: false }
        : undefined,
    )
  }
  const noUnits = whole.state === 'ready' && whole.data.source === 'none'
  return (
    <div>
      {place && <p className="mb-6 text-body text-ink-2">{place.road}</p>}
      {noUnits && <p className="mb-4 text-note text-ink-2">{w.wholeHouse}</p>}
      <UnitField label={spec.label} labelHidden error={error} value={part} onChange={take} lists={lists} />
      {value && candidates.length > 1 && (
        <div className="mt-8">
          <ChoiceField
            label={w.whichRegister}
            value={value.uniqueNo}
            onChange={(uniqueNo) => onChange({ ...value, uniqueNo })}
            options={candidates.map((c) => ({
              value: c.unique_no,
              label: c.address,
              note: `${c.kind} · ${c.unique_no}`,
            }))}
          />
        </div>
      )}
      {mayWait && (
        <div className="mt-8">
          <Button
            kind={value?.later ? 'primary' : 'secondary'}
            onClick={() => {
              setPicked({ dong: null, floor: null, ho: null })
              onChange(value?.later ? undefined : { dong: null, floor: null, ho: null, uniqueNo: null, later: true })
            }}
          >
            {w.unitLater}
          </Button>
          <p role="status" className="mt-2 min-h-6 text-note text-ink-2">
            {value?.later ? w.unitLaterChosen : ''}
          </p>
        </div>
      )}
      {/* Until the unit is asked for, its field is not there to show the error. */}
      {part.floor === null && error && <FieldError id="unit-error" error={error} />}
    </div>
  )
}

type Listed = ReturnType<typeof useCall<'addressUnits'>>
function listsOf(whole: Listed, listed: Listed, part: UnitValue): UnitLists {
  const ready = (from: Listed, names: (u: Units) => readonly string[]): UnitList => {
    if (from.state === 'loading') return { at: 'loading' }
    if (from.state === 'failed') return { at: 'error', onRetry: from.again }
    return { at: 'ready', names: unique(names(from.data)) }
  }
  return {
    // A site with a single building has no name for it.
    dong: ready(whole, (u) => (u.dongs.length > 0 ? u.dongs : [''])),
    floor: ready(listed, (u) => (u.units.length > 0 ? u.units.map((x) => x.floor ?? '') : [''])),
    ho: ready(listed, (u) =>
      u.units.length > 0 ? u.units.filter((x) => (x.floor ?? '') === part.floor).map((x) => x.ho ?? '') : [''],
    ),
  }
}
/** A dong or floor that this home does not have is not asked for; the unit itself is always chosen by the user. */
function settled(picked: UnitValue, whole: Listed, listed: Listed): UnitValue {
  const noDong = whole.state === 'ready' && whole.data.dongs.length === 0
  const dong = picked.dong ?? (noDong ? '' : null)
  const noFloor = listed.state === 'ready' && listed.data.units.every((u) => !u.floor)
  return { dong, floor: picked.floor ?? (dong !== null && noFloor ? '' : null), ho: picked.ho }
}
const unique = (names: readonly string[]): string[] => [...new Set(names)]
/** The unit's own register if there is one, else the building's: the land register is read in addition. */
const ofTheHome = <T extends { kind: string }>(all: readonly T[]): readonly T[] => {
  const units = all.filter((c) => c.kind === '집합건물')
  return units.length > 0 ? units : all.filter((c) => c.kind === '건물')
}
