import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'inputMode' | 'type'> & { maxLength: number }

/** A whole number in digits. Input with anything else is rejected: '1.5' must not become 15, nor '1e3' become 13. */
export const CountField = ({ onChange, ...field }: Props) => (
  <TextField
    {...field}
    inputMode="numeric"
    onChange={(typed) => {
      const digits = typed.normalize('NFKC').trim()
      if (/^\d*$/.test(digits)) onChange(digits)
    }}
  />
)
