import type { FieldLabel } from './field.tsx'
import { choiceCardClass, ChoiceText } from './choice-card.tsx'
import { cx } from '../cx.ts'
import { Group } from './group.tsx'

/** `lang`: the language of the label, if it is not the page's. */
export type Choice<V extends string> = { value: V; label: string; note?: string; disabled?: boolean; lang?: string }
type Props<V extends string> = FieldLabel & {
  options: readonly Choice<V>[]
  value: V | null
  onChange: (value: V) => void
  columns?: 1 | 2
}

/** One of several, as cards. Native radio buttons: arrow keys move, and screen readers read the group as one. */
export function ChoiceField<V extends string>({ options, value, onChange, columns = 1, ...field }: Props<V>) {
  return (
    <Group {...field}>
      {(name) => (
        <div className={cx('grid gap-2', columns === 2 && 'grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))]')}>
          {options.map((option) => (
            <label key={option.value} lang={option.lang} className={choiceCardClass(option.disabled ?? false)}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
                className="peer sr-only"
              />
              <span
                aria-hidden="true"
                className="grid size-6 shrink-0 place-items-center rounded-full border border-line peer-checked:border-[7px] peer-checked:border-brand"
              />
              <ChoiceText label={option.label} note={option.note} />
            </label>
          ))}
        </div>
      )}
    </Group>
  )
}
