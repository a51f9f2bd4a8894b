import { useState } from 'react'
import { TextField } from '../../ui/forms/text-field.tsx'
import { NotKnown } from './not-known.tsx'
import { readArea } from './read-area.ts'
import { funnelWords } from './words.ts'

type Props = {
  unknownLabel: string
  label: string
  labelHidden: boolean
  hint?: string
  error: string | null
  value: number | null | undefined
  onChange: (value: unknown) => void
}
/**
 * 전용면적 in m²; input in 평 is converted to m², and the result is shown. Unreadable input is no answer, and stays in the
 * field.
 */
export function AreaWidget({ unknownLabel, value, onChange, hint, ...common }: Props) {
  const [text, setText] = useState<string | null>(null)
  const read = text === null ? null : readArea(text)
  // Another value may come from outside: a restored draft, 'not known'.
  const own = text !== null && (read?.m2 ?? undefined) === (value ?? undefined)
  const shown = own ? text : typeof value === 'number' ? String(value) : ''
  return (
    <div>
      <TextField
        {...common}
        hint={own && read?.pyeong ? funnelWords.fromPyeong(read.m2) : hint}
        value={shown}
        inputMode="decimal"
        autoComplete="off"
        suffix="㎡"
        maxLength={12}
        onChange={(typed) => {
          setText(typed)
          onChange(readArea(typed)?.m2)
        }}
      />
      <NotKnown
        label={unknownLabel}
        on={value === null}
        said={funnelWords.areaUnknownChosen}
        onChange={(next) => {
          setText(null)
          onChange(next)
        }}
      />
    </div>
  )
}
