import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import { cx } from '../cx.ts'
import { Field, type FieldLabel } from './field.tsx'

type Props = FieldLabel & {
  value: string
  onChange: (value: string) => void
  lines?: number
  maxLength?: number
  placeholder?: string
}

export function TextArea({ value, onChange, lines = 4, maxLength, placeholder, ...field }: Props) {
  return (
    <Field {...field}>
      {(ids) => (
        <>
          <textarea
            {...ids}
            rows={lines}
            maxLength={maxLength}
            placeholder={placeholder}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={cx(
              'block w-full resize-y rounded-md border bg-raised px-4 py-3 text-body focus-visible:border-brand focus-visible:outline-none',
              'focus-visible:shadow-[inset_0_0_0_1px_var(--brand)]',
              field.error ? 'border-severe' : 'border-line',
            )}
          />
          {maxLength !== undefined && (
            <p className="figures mt-1 text-right text-note text-ink-3">
              {groupDigits(value.length)} / {groupDigits(maxLength)}
            </p>
          )}
        </>
      )}
    </Field>
  )
}
