import type { Won } from '@jipsalpim/engine/values/won.ts'
import { moneyWords } from '../../lang/money-words.ts'
import { boxClass, Field, inputClass, type FieldLabel } from './field.tsx'
import { Icon } from '../icon.tsx'
import { useTypedWon } from './use-typed-won.ts'
import { words } from '../words.ts'

type Props = FieldLabel & {
  /** null is "not answered", which is not 0. */
  value: Won | null
  onChange: (value: Won | null) => void
  quickAdds?: readonly Won[]
  autoFocus?: boolean
}

const QUICK_ADDS: readonly Won[] = [10_000_000, 100_000_000]

/** Digits, or an amount as people write it ('2.5억'); the parsed amount is shown under the field. */
export function WonField({ value, onChange, quickAdds = QUICK_ADDS, autoFocus, ...field }: Props) {
  const { ref, shown, unread, change, leave, add, clear } = useTypedWon({ value, onChange })
  const error = unread === null ? field.error : words.wonUnread[unread]
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
              autoFocus={autoFocus}
              placeholder="0"
              value={shown}
              onChange={change}
              onBlur={leave}
              // Enter presses a button, or does nothing if the button is disabled: either way the error is shown.
              onKeyDown={(event) => event.key === 'Enter' && leave()}
              className={`${inputClass} figures text-right font-semibold`}
            />
            <span className="text-ink-2">{words.won}</span>
            {shown !== '' && (
              <button
                type="button"
                onClick={() => {
                  clear()
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
