import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { TextFieldSpec } from './fields.ts'

type Props = {
  spec: TextFieldSpec
  label: string
  labelHidden: boolean
  hint?: string
  error: string | null
  value: string
  onChange: (value: unknown) => void
}
/** Text in one line, or in as many as the field specifies. */
export const TextWidget = ({ spec: { lines, max, placeholder }, ...common }: Props) =>
  lines === null ? (
    <TextField {...common} placeholder={placeholder} />
  ) : (
    <TextArea {...common} lines={lines} maxLength={max} placeholder={placeholder} />
  )
