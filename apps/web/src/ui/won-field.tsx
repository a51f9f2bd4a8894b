import type { Won } from '@jipsalpim/engine/values/won.ts'
import { moneyWords } from '../lang/money-words.ts'
import { boxClass, Field, inputClass, type FieldLabel } from './field.tsx'
import { Icon } from './icon.tsx'
import { digitsOf, useKeptCaret } from './keep-caret.ts'
import { words } from './words.ts'

type Props = FieldLabel & {
  /** null is "not answered", which is not 0. */
  value: Won | null
  onChange: (value: Won | null) => void
  quickAdds?: readonly Won[]
  autoFocus?: boolean
}

/** Twelve digits: 9,999억. More is a slip of the finger, not a deposit. */
const MOST_DIGITS = 12
const QUICK_ADDS: readonly Won[] = [10_000_000, 100_000_000]

export function WonField({ value, onChange, quickAdds = QUICK_ADDS, autoFocus, ...field }: Props) {
  const shown = value === null ? '' : value.toLocaleString('en-US')
  const { ref, note } = useKeptCaret(shown)
  const add = (more: Won) => onChange(Math.min((value ?? 0) + more, 10 ** MOST_DIGITS - 1))
  return (
    <Field {...field}>
      {(ids) => (
        <>
          <div className={boxClass(Boolean(field.error))}>
            <input
              {...ids}
              ref={ref}
              inputMode="numeric"
              autoComplete="off"
              autoFocus={autoFocus}
              placeholder="0"
              value={shown}
              onChange={(event) => {
                note(event.target)
                onChange(wonOf(event.target.value))
              }}
              className={`${inputClass} figures text-right font-semibold`}
            />
            <span className="text-ink-2">{words.won}</span>
            {value !== null && (
              <button
                type="button"
                onClick={() => {
                  onChange(null)
                  ref.current?.focus()
                }}
                aria-label={`${field.label} ${words.clear}`}
                className="reach -mr-1 grid size-7 place-items-center rounded-full bg-sunk text-ink-2"
              >
                <Icon name="close" size={16} />
              </button>
            )}
          </div>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
            <output htmlFor={ids.id} className="figures min-h-6 flex-1 pl-1 text-note font-medium text-brand">
              {value === null ? '' : moneyWords.say(value)}
            </output>
            <div className="flex gap-2">
              {quickAdds.map((more) => (
                <button
                  key={more}
                  type="button"
                  aria-label={words.quickAddSaid(more)}
                  onClick={() => add(more)}
                  className="figures min-h-12 rounded-md border border-hairline bg-raised px-4 text-note font-semibold text-ink-2 hover:bg-sunk active:bg-sunk"
                >
                  {words.quickAdd(more)}
                </button>
              ))}
            </div>
          </div>
        </>
      )}
    </Field>
  )
}

/** Digits as typed or pasted; '2억 5,000만 원' too, as people write it. */
export const wonOf = (typed: string): Won | null => {
  const said = /^\s*(?:([\d,]+)\s*억\s*)?(?:([\d,]+)\s*만\s*)?(?:([\d,]+)\s*)?(?:원\s*)?$/.exec(typed.normalize('NFKC'))
  if (said && (said[1] ?? said[2])) {
    const [eok, man, rest] = [said[1], said[2], said[3]].map((part) => Number(digitsOf(part ?? '')))
    return Math.min((eok ?? 0) * 100_000_000 + (man ?? 0) * 10_000 + (rest ?? 0), 10 ** MOST_DIGITS - 1)
  }
  const digits = digitsOf(typed).slice(0, MOST_DIGITS)
  return digits === '' ? null : Number(digits)
}
