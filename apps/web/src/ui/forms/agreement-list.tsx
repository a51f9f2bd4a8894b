import { CheckField } from './check-field.tsx'
import { Icon } from '../icon.tsx'
import { words } from '../words.ts'

export type Agreement = { id: string; label: string; required: boolean; onOpen?: () => void }
type Props = {
  items: readonly Agreement[]
  agreed: readonly string[]
  onChange: (agreed: readonly string[]) => void
}

/**
 * Required and optional terms apart, nothing ticked in advance. "All" says that it includes the optional ones, is above
 * both lists, and every box that it ticks is visible.
 */
export function AgreementList({ items, agreed, onChange }: Props) {
  const all = items.every((item) => agreed.includes(item.id))
  const set = (id: string, yes: boolean) =>
    onChange(items.map((i) => i.id).filter((i) => (i === id ? yes : agreed.includes(i))))
  const group = (required: boolean) => items.filter((item) => item.required === required)
  const optional = group(false)
  return (
    <div>
      {optional.length > 0 && (
        <div className="mb-4 rounded-md bg-sunk px-4 py-2">
          <CheckField
            label={<span className="font-semibold">{words.agreeAll}</span>}
            checked={all}
            onChange={(yes) => onChange(yes ? items.map((i) => i.id) : [])}
          />
          <p className="pb-2 pl-9 text-note text-ink-2">{words.agreeAllNote}</p>
        </div>
      )}
      <AgreementGroup title={words.requiredGroup} mark={words.required} items={group(true)} agreed={agreed} set={set} />
      {optional.length > 0 && (
        <AgreementGroup title={words.optionalGroup} mark={words.optional} items={optional} agreed={agreed} set={set} />
      )}
    </div>
  )
}

type GroupProps = {
  title: string
  mark: string
  items: readonly Agreement[]
  agreed: readonly string[]
  set: (id: string, yes: boolean) => void
}
function AgreementGroup({ title, mark, items, agreed, set }: GroupProps) {
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="text-note font-semibold text-ink-2">{title}</legend>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="flex items-center gap-2 border-b border-hairline last:border-0">
            <div className="min-w-0 flex-1">
              <CheckField
                label={
                  <>
                    <span className="mr-1.5 text-note text-ink-2">[{mark}]</span>
                    {item.label}
                  </>
                }
                checked={agreed.includes(item.id)}
                onChange={(yes) => set(item.id, yes)}
              />
            </div>
            {item.onOpen && (
              <button
                type="button"
                onClick={item.onOpen}
                aria-label={`${item.label} ${words.seeAll}`}
                className="-mr-3 grid size-12 shrink-0 place-items-center text-ink-3"
              >
                <Icon name="next" size={20} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
