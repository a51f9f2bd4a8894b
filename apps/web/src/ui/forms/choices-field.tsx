import type { Choice } from './choice-field.tsx'
import { choiceCardClass, ChoiceText } from './choice-card.tsx'
import type { FieldLabel } from './field.tsx'
import { Group } from './group.tsx'
import { TickBox } from './tick-box.tsx'

type Props<V extends string> = FieldLabel & {
  options: readonly Choice<V>[]
  value: readonly V[]
  onChange: (value: readonly V[]) => void
}

/** Any number of several, as cards. The answer keeps the order of the options. */
export function ChoicesField<V extends string>({ options, value, onChange, ...field }: Props<V>) {
  const toggle = (one: V) =>
    onChange(options.map((o) => o.value).filter((v) => (v === one ? !value.includes(v) : value.includes(v))))
  return (
    <Group {...field}>
      {() => (
        <div className="grid gap-2">
          {options.map((option) => (
            <label key={option.value} className={choiceCardClass(option.disabled ?? false)}>
              <TickBox
                checked={value.includes(option.value)}
                disabled={option.disabled ?? false}
                onChange={() => toggle(option.value)}
              />
              <ChoiceText label={option.label} note={option.note} />
            </label>
          ))}
        </div>
      )}
    </Group>
  )
}
