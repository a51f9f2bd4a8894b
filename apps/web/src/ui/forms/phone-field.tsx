import { boxClass, Field, inputClass, type FieldLabel } from './field.tsx'
import { digitsOf, useCaret } from './use-caret.ts'

type Props = FieldLabel & {
  /** Digits only: '01012345678'. */
  value: string
  onChange: (digits: string) => void
}

export function PhoneField({ value, onChange, ...field }: Props) {
  const shown = hyphened(value)
  const { ref, note } = useCaret(shown)
  return (
    <Field {...field}>
      {(ids) => (
        <div className={boxClass(Boolean(field.error))}>
          <input
            {...ids}
            ref={ref}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="010-0000-0000"
            value={shown}
            onChange={(event) => {
              note(event.target)
              onChange(domestic(event.target.value))
            }}
            className={`${inputClass} figures`}
          />
        </div>
      )}
    </Field>
  )
}

/** '+82 10-1234-5678' and '010 1234 5678' are the same number. */
export const domestic = (typed: string): string => {
  const digits = digitsOf(typed)
  return (typed.trim().startsWith('+82') ? `0${digits.slice(2).replace(/^0/, '')}` : digits).slice(0, 11)
}

/** 010-1234-5678, 02-123-4567, 02-1234-5678, 031-123-4567. */
export function hyphened(digits: string): string {
  const area = digits.startsWith('02') ? 2 : 3
  const tail = digits.length - area > 7 ? 4 : 3
  return [digits.slice(0, area), digits.slice(area, area + tail), digits.slice(area + tail)]
    .filter((p) => p !== '')
    .join('-')
}
