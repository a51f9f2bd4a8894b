import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { Group } from './group.tsx'
import { Spinner } from '../states/spinner.tsx'
import { TextField } from './text-field.tsx'
import { words } from '../words.ts'

/** Names as the register has them; '' is a home without that part. */
export type UnitList =
  | { at: 'loading' }
  | { at: 'error'; onRetry: () => void }
  | { at: 'ready'; names: readonly string[] }
type Props = {
  part: string
  list: UnitList
  value: string | null
  onChange: (value: string | null) => void
  error?: string | null
}

/** One part of a unit's name: chips to choose from, and a text box for what the list does not have. */
export function UnitPart({ part, list, value, onChange, error }: Props) {
  const names = list.at === 'ready' ? list.names : []
  const [free, setFree] = useState(value !== null && list.at === 'ready' && !names.includes(value))
  return (
    <Group label={part} error={error}>
      {(group) => (
        <>
          <div role="status" className="text-note text-ink-2 [&:not(:empty)]:mb-2">
            {list.at === 'loading' && (
              <span className="flex min-h-12 items-center gap-2">
                <Spinner size={16} />
                {words.unit.loading}
              </span>
            )}
            {list.at === 'error' && words.unit.error}
            {list.at === 'ready' && names.length === 0 && words.unit.empty}
          </div>
          {list.at === 'error' && (
            <div className="my-2">
              <Button kind="secondary" onClick={list.onRetry}>
                {words.unit.retry}
              </Button>
            </div>
          )}
          {list.at !== 'loading' && (
            <div className="flex flex-wrap gap-2">
              {names.map((name) => (
                <Chip
                  key={name}
                  group={group}
                  label={name === '' ? words.unit.none(part) : name}
                  checked={!free && value === name}
                  onPick={() => (setFree(false), onChange(name))}
                />
              ))}
              <Chip
                group={group}
                label={words.unit.free}
                checked={free}
                onPick={() => (setFree(true), onChange(null))}
              />
            </div>
          )}
          {free && (
            <div className="mt-2">
              <TextField
                label={words.unit.freeOf(part)}
                labelHidden
                value={value ?? ''}
                suffix={part}
                maxLength={20}
                onChange={(typed) => onChange(typed.trim() === '' ? null : typed.trimStart())}
              />
            </div>
          )}
        </>
      )}
    </Group>
  )
}

function Chip({
  group,
  label,
  checked,
  onPick,
}: {
  group: string
  label: string
  checked: boolean
  onPick: () => void
}) {
  return (
    <label className="figures relative grid min-h-12 min-w-14 cursor-pointer place-items-center rounded-md border border-hairline bg-raised px-4 text-body font-medium hover:border-line has-checked:border-brand has-checked:bg-brand-tint has-checked:font-semibold has-checked:text-brand has-checked:shadow-[inset_0_0_0_1px_var(--brand)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <input type="radio" name={group} checked={checked} onChange={onPick} className="sr-only" />
      {label}
    </label>
  )
}
