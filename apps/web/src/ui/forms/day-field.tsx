import { formatDay } from '../../lang/format.ts'
import { isDay, type Day } from '@jipsalpim/engine/values/day.ts'
import { useRef, useState } from 'react'
import { boxClass, Field, inputClass, type FieldLabel } from './field.tsx'
import { Icon } from '../icon.tsx'
import { digitsOf, useCaret } from './use-caret.ts'
import { words } from '../words.ts'

type Props = FieldLabel & {
  value: Day | null
  /** null while the input is not a date, or not between min and max. */
  onChange: (value: Day | null) => void
  min?: Day
  max?: Day
}

/**
 * Typed: eight digits, or a date as people write it ('2026.12.1', '2026년 12월 1일'), pasted too. The device's own calendar
 * is an addition. Shows the weekday, so that mistakes are noticed.
 */
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
  // The last digit of a day such as '2026. 12. 1' can be known to be the last only when the user goes on.
  const leave = () => digits.length === 7 && take(padded(digits))
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
                take(typedDay(event.target.value, cameWhole(event.nativeEvent, event.target.value, shown)))
              }}
              onBlur={leave}
              onKeyDown={(event) => event.key === 'Enter' && leave()}
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

/**
 * The digits of a date that is being typed, or that came as a whole. A separator ends a month of one digit ('2026. 1.' is
 * '202601'); a day of one digit may still get its second.
 */
export function typedDay(text: string, whole: boolean): string {
  const [year = '', month = '', day = ''] = text.split(/\D+/).filter((part) => part !== '')
  if (whole && year.length === 4 && month.length <= 2 && day.length > 0)
    return `${year}${month.padStart(2, '0')}${day.slice(0, 2).padStart(2, '0')}`
  if (year.length === 4 && month.length === 1 && day === '' && /\d\s*[^\d\s]\s*$/.test(text)) return `${year}0${month}`
  return digitsOf(text).slice(0, 8)
}
/** '2026121' → '20261201'. */
export const padded = (digits: string): string => `${digits.slice(0, 6)}${digits.slice(6).padStart(2, '0')}`

/** Pasted, or filled in by the device: not one character more than before. */
const cameWhole = (event: Event, text: string, before: string): boolean =>
  (event instanceof InputEvent && event.inputType === 'insertFromPaste') || text.length > before.length + 1

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
