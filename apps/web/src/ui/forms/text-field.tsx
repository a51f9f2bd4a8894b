import type { ComponentProps, ReactNode } from 'react'
import { boxClass, Field, inputClass, type FieldLabel } from './field.tsx'

export type TextFieldProps = FieldLabel & {
  value: string
  onChange: (value: string) => void
  /** Shown after what is typed: '㎡', '세대'. */
  suffix?: ReactNode
} & Pick<
    ComponentProps<'input'>,
    'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'placeholder' | 'name' | 'autoFocus' | 'onBlur' | 'readOnly'
  >

export function TextField({
  label,
  labelHidden,
  hint,
  error,
  required,
  value,
  onChange,
  suffix,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, required }}>
      {(ids) => (
        <div className={boxClass(Boolean(error))}>
          <input
            {...input}
            {...ids}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={inputClass}
          />
          {suffix && <span className="text-ink-2">{suffix}</span>}
        </div>
      )}
    </Field>
  )
}
