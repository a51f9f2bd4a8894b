import type { Won } from '@jipsalpim/engine/values/won.ts'
import { WonField } from '../../ui/forms/won-field.tsx'
import { NotKnown } from './not-known.tsx'
import { funnelWords } from './words.ts'

type Props = {
  unknownLabel: string
  label: string
  labelHidden: boolean
  hint?: string
  error: string | null
  value: Won | null | undefined
  onChange: (value: unknown) => void
}
/** An amount, or "not known". */
export function WonIfKnownWidget({ unknownLabel, value, onChange, ...common }: Props) {
  return (
    <div>
      <WonField {...common} value={value ?? null} onChange={(won) => onChange(won ?? undefined)} />
      <NotKnown label={unknownLabel} on={value === null} said={funnelWords.wonUnknownChosen} onChange={onChange} />
    </div>
  )
}
