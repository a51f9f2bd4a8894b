import { day, type Day } from '@jipsalpim/engine/values/day.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import { useState } from 'react'
import { AddressSearchField, type AddressSearchState } from '../ui/forms/address-search-field.tsx'
import { AgreementList } from '../ui/forms/agreement-list.tsx'
import { ChoiceField } from '../ui/forms/choice-field.tsx'
import { ChoicesField } from '../ui/forms/choices-field.tsx'
import { DayField } from '../ui/forms/day-field.tsx'
import { FileDrop } from '../ui/forms/file-drop.tsx'
import { PhoneField } from '../ui/forms/phone-field.tsx'
import { TextArea } from '../ui/forms/text-area.tsx'
import { TextField } from '../ui/forms/text-field.tsx'
import { UnitField, type UnitValue } from '../ui/forms/unit-field.tsx'
import { WonField } from '../ui/forms/won-field.tsx'
import { Part } from './part.tsx'
import { sample, words } from './words.ts'

const nothing = () => undefined
const searches: readonly AddressSearchState[] = [
  { at: 'idle' },
  { at: 'typing' },
  { at: 'loading' },
  { at: 'empty' },
  { at: 'error' },
  { at: 'results', results: sample.addresses },
]

export function Fields() {
  const [text, setText] = useState('')
  const [phone, setPhone] = useState('01012345678')
  const [won, setWon] = useState<Won | null>(250_000_000)
  const [date, setDate] = useState<Day | null>(day('2026-11-21'))
  const [one, setOne] = useState<string | null>('jeonse')
  const [two, setTwo] = useState<string | null>(null)
  const [many, setMany] = useState<readonly string[]>(['b'])
  const [agreed, setAgreed] = useState<readonly string[]>([])
  const [unit, setUnit] = useState<UnitValue>({ dong: '', floor: '3', ho: null })
  return (
    <>
      <Part name="TextField">
        <TextField label={words.name} hint={words.nameHint} value={text} onChange={setText} />
        <TextField label={words.area} value="59.82" suffix="㎡" onChange={nothing} inputMode="decimal" />
        <TextField label={words.name} value="김" error={words.nameError} onChange={nothing} />
        <TextArea label={words.memo} value={text} maxLength={200} onChange={setText} />
      </Part>
      <Part name="PhoneField">
        <PhoneField label={words.phone} value={phone} onChange={setPhone} />
      </Part>
      <Part name="WonField">
        <WonField label={words.deposit} value={won} onChange={setWon} />
        <WonField label={words.deposit} value={null} error={words.wonError} onChange={nothing} />
      </Part>
      <Part name="DayField">
        <DayField label={words.dayQ} value={date} onChange={setDate} />
        <DayField label={words.dayQ} value={day('2026-11-21')} min={day('2026-12-01')} onChange={nothing} />
      </Part>
      <Part name="ChoiceField · ChoicesField">
        <ChoiceField label={words.kind} options={sample.contract} value={one} onChange={setOne} />
        <ChoiceField
          label={words.loanQ}
          options={sample.yesNo}
          value={two}
          onChange={setTwo}
          columns={2}
          error={two === null ? words.choiceError : null}
        />
        <ChoicesField label={words.tagQ} options={sample.tags} value={many} onChange={setMany} />
      </Part>
      <Part name="AddressSearchField">
        {searches.map((state) => (
          <AddressSearchField
            key={state.at}
            label={words.home}
            query={state.at === 'idle' ? '' : words.search}
            onQuery={nothing}
            state={state}
            pickedId="2"
            onPick={nothing}
            onRetry={nothing}
          />
        ))}
      </Part>
      <Part name="UnitField">
        <UnitField
          label={words.unit}
          value={unit}
          onChange={setUnit}
          error={unit.ho === null ? words.unitError : null}
          lists={{
            dong: { at: 'ready', names: ['', 'A', 'B'] },
            floor: { at: 'ready', names: ['1', '2', '3', '4', 'B1'] },
            ho: { at: 'ready', names: ['301', '302', '303'] },
          }}
        />
        <UnitField
          label={words.unit}
          value={{ dong: null, floor: null, ho: null }}
          onChange={nothing}
          lists={{ dong: { at: 'loading' }, floor: { at: 'loading' }, ho: { at: 'loading' } }}
        />
        <UnitField
          label={words.unit}
          value={{ dong: 'C', floor: null, ho: null }}
          onChange={nothing}
          lists={{ dong: { at: 'ready', names: [] }, floor: { at: 'error', onRetry: nothing }, ho: { at: 'loading' } }}
        />
      </Part>
      <Part name="AgreementList">
        <AgreementList items={sample.terms} agreed={agreed} onChange={setAgreed} />
      </Part>
      <Part name="FileDrop">
        <FileDrop label={words.drop} hint={words.dropHint} accept=".pdf" onFile={nothing} />
        <FileDrop
          label={words.drop}
          hint={words.dropHint}
          accept=".pdf"
          onFile={nothing}
          fileName={words.dropName}
          error={words.dropError}
        />
        <FileDrop label={words.drop} hint={words.dropHint} accept=".pdf" onFile={nothing} busy />
      </Part>
    </>
  )
}
