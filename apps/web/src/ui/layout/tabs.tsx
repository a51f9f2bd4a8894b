import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from '../cx.ts'

export type TabItem<K extends string> = { key: K; label: string; content: ReactNode }
type Props<K extends string> = {
  label: string
  items: readonly TabItem<K>[]
  /** Set both if the caller owns the selection. */
  value?: K
  onChange?: (key: K) => void
  /** For many tabs: the names wrap to two lines if there is no room for one, so that no tab is out of sight. */
  dense?: boolean
}

/** Arrow keys move between tabs, Home and End to the ends; Tab goes on to the content. */
export function Tabs<K extends string>({ label, items, value, onChange, dense = false }: Props<K>) {
  const id = useId()
  const [own, setOwn] = useState(items[0]?.key)
  const current = value ?? own
  const pick = (key: K) => {
    setOwn(key)
    onChange?.(key)
    document.getElementById(`${id}-${key}`)?.focus()
  }
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className="flex overflow-x-auto border-b border-hairline"
        onKeyDown={(event) => {
          const next = target(
            event,
            items.map((i) => i.key),
            current,
          )
          if (next !== undefined) {
            event.preventDefault()
            pick(next)
          }
        }}
      >
        {items.map((item) => (
          <button
            key={item.key}
            id={`${id}-${item.key}`}
            type="button"
            role="tab"
            aria-selected={item.key === current}
            aria-controls={`${id}-panel`}
            tabIndex={item.key === current ? 0 : -1}
            onClick={() => pick(item.key)}
            className={cx(
              'min-h-12 border-b-2 -outline-offset-2',
              dense
                ? 'min-w-0 flex-1 basis-0 px-0.5 text-note wide:text-body'
                : 'flex-1 px-3 text-body whitespace-nowrap',
              item.key === current ? 'border-ink font-semibold' : 'border-transparent text-ink-2',
            )}
          >
            {item.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current}`} tabIndex={0} className="pt-4">
        {items.find((item) => item.key === current)?.content}
      </div>
    </div>
  )
}

function target<K extends string>(event: KeyboardEvent, keys: readonly K[], current: K | undefined): K | undefined {
  const at = keys.findIndex((key) => key === current)
  if (event.key === 'ArrowRight') return keys[(at + 1) % keys.length]
  if (event.key === 'ArrowLeft') return keys.at(at - 1)
  if (event.key === 'Home') return keys[0]
  return event.key === 'End' ? keys.at(-1) : undefined
}
