import { formatDay } from '../lang/format.ts'
import { isDay, type Day } from '@jipsalpim/engine/values/day.ts'
import { useRef, useState } from 'react'
import { boxClass, Field, inputClass, type FieldLabel } from './field.tsx'
import { Icon } from './icon.tsx'
import { digitsOf, useCaret } from './use-caret.ts'
import { words } from './words.ts'

type Props = FieldLabel & {
  value: Day | null
  /** null while the input is not a date, or not between min and max. */
  onChange: (value: Day | null) => void
  min?: Day
  max?: Day
}

/** Typed as eight digits, or picked in the device's own calendar. Shows the weekday, so that mistakes are noticed. */
export function DayField({ value, onChange, min, max, ...field }: Props) {
  const [typed, setTyped] = useState(value ? digitsOf(value) : '')
  const picker = useRef<HTMLInputElement>(null)
  // The parent may set another date (a restored draft); its null while the user types comes from ourselves.
  const digits = value !== null && value !== dayFrom(typed) ? digitsOf(value) : typed
  const shown = dotted(digits)
  const { ref, note } = useCaret(shown)
  // What is wrong with the date is more exact than that an answer is missing.
  const unfinished = field.error && digits.length > 0 && digits.length < 8 ? words.dayUnfinished : null
  const error = refusal(digits, min, max) ?? unfinished ?? field.error
  const take = (next: string) => {
    setTyped(next)
    const day = dayFrom(next)
    onChange(day !== null && refusal(next, min, max) === null ? day : null)
  }
  const day = dayFrom(digits)
  return (
    <Field {...field} error={error}>
      {(ids) => (
        <>
          <div className={boxClass(Boolean(error))}>
            <input
              {...ids}
              ref={ref}
              inputMode="numeric"
              autoComplete="off"
              placeholder={words.dayHint}
              value={shown}
              onChange={(event) => {
                note(event.target)
                take(digitsOf(event.target.value).slice(0, 8))
              }}
              className={`${inputClass} figures font-semibold`}
            />
            <span className="relative -mr-3 flex">
              <input
                ref={picker}
                type="date"
                tabIndex={-1}
                aria-hidden="true"
                value={value ?? ''}
                min={min}
                max={max}
                onChange={(event) => take(digitsOf(event.target.value))}
                className="pointer-events-none absolute inset-0 size-full opacity-0"
              />
              <button
                type="button"
                aria-label={`${field.label} ${words.pickDay}`}
                onClick={() => picker.current?.showPicker()}
                className="grid size-12 place-items-center rounded-md text-ink-2"
              >
                <Icon name="calendar" />
              </button>
            </span>
          </div>
          <output htmlFor={ids.id} className="figures mt-2 block min-h-6 pl-1 text-note font-medium text-brand">
            {day ? `${formatDay(day)} ${weekday(day)}` : ''}
          </output>
        </>
      )}
    </Field>
  )
}

export const weekday = (day: Day): string => words.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''

/** '20261121' → '2026. 11. 21'. */
export const dotted = (digits: string): string =>
  [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8)].filter((p) => p !== '').join('. ')

export function dayFrom(digits: string): Day | null {
  const text = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`
  return digits.length === 8 && isDay(text) ? text : null
}

export function refusal(digits: string, min?: Day, max?: Day): string | null {
  if (digits.length < 8) return null
  const day = dayFrom(digits)
  if (day === null) return words.dayNotReal
  if (min !== undefined && day < min) return words.dayTooEarly(min)
  return max !== undefined && day > max ? words.dayTooLate(max) : null
}
