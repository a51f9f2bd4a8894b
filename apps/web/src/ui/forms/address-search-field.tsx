import { useRef, type KeyboardEvent } from 'react'
import { Badge } from '../display/badge.tsx'
import { Button } from '../buttons/button.tsx'
import { boxClass, Field, inputClass, type FieldLabel } from './field.tsx'
import { Icon } from '../icon.tsx'
import { Spinner } from '../states/spinner.tsx'
import { words } from '../words.ts'

export type AddressResult = { id: string; road: string; jibun: string; building?: string | null; badge?: string | null }
/**
 * The state of the search; the data comes from the caller. `typing`: too short to search. `vague`: too many results to
 * list.
 */
export type AddressSearchState =
  | { at: 'idle' | 'typing' | 'loading' | 'empty' | 'vague' | 'error' }
  | { at: 'results'; results: readonly AddressResult[] }
type Props = FieldLabel & {
  query: string
  onQuery: (query: string) => void
  state: AddressSearchState
  pickedId?: string | null
  onPick: (result: AddressResult) => void
  onRetry: () => void
  autoFocus?: boolean
}

/**
 * A search box over a list of buttons: arrow keys move through the list, and each result shows road, lot and building.
 */
export function AddressSearchField({
  query,
  onQuery,
  state,
  pickedId = null,
  onPick,
  onRetry,
  autoFocus,
  ...field
}: Props) {
  const whole = useRef<HTMLDivElement>(null)
  return (
    <div ref={whole} onKeyDown={(event) => walk(event, whole.current)}>
      <Field {...field}>
        {(ids) => (
          <div className={boxClass(Boolean(field.error))}>
            <Icon name="search" size={20} className="text-ink-3" />
            <input
              {...ids}
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              autoFocus={autoFocus}
              placeholder={words.address.examples[0]}
              value={query}
              onChange={(event) => onQuery(event.target.value)}
              // Enter in a search is not the answer to the question: it must not submit the page.
              onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && event.preventDefault()}
              className={`${inputClass} [&::-webkit-search-cancel-button]:hidden`}
              data-walk
            />
            {query !== '' && (
              <button
                type="button"
                onClick={() => onQuery('')}
                aria-label={`${field.label} ${words.clear}`}
                className="reach -mr-1 grid size-7 place-items-center rounded-full bg-sunk text-ink-2"
              >
                <Icon name="close" size={16} />
              </button>
            )}
          </div>
        )}
      </Field>
      <p role="status" className="mt-3 flex min-h-6 items-center gap-2 px-1 text-note text-ink-2">
        {state.at === 'loading' && <Spinner size={16} />}
        {state.at === 'results' ? words.address.found(state.results.length) : words.address[state.at]}
      </p>
      {state.at === 'idle' && <p className="px-1 text-note text-ink-3">{words.address.examples.join(' · ')}</p>}
      {state.at === 'empty' && <p className="px-1 text-note text-ink-3">{words.address.emptyHint}</p>}
      {state.at === 'error' && (
        <div className="mt-2">
          <Button kind="secondary" onClick={onRetry}>
            {words.address.retry}
          </Button>
        </div>
      )}
      {state.at === 'results' && (
        <ul className="mt-1 border-t border-hairline">
          {state.results.map((result) => (
            <li key={result.id} className="border-b border-hairline">
              <AddressRow result={result} picked={result.id === pickedId} onPick={() => onPick(result)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function AddressRow({ result, picked, onPick }: { result: AddressResult; picked: boolean; onPick: () => void }) {
  return (
    <button
      type="button"
      data-walk
      onClick={onPick}
      aria-pressed={picked}
      className="flex min-h-14 w-full items-center gap-3 px-1 py-3 text-left hover:bg-sunk active:bg-sunk"
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="text-body font-medium">{result.road}</span>
          {result.badge && <Badge>{result.badge}</Badge>}
        </span>
        <span className="block text-note text-ink-2">
          {words.address.jibun} {result.jibun}
          {result.building && ` · ${result.building}`}
        </span>
      </span>
      {picked && <Icon name="check" size={20} className="text-brand" />}
    </button>
  )
}

function walk(event: KeyboardEvent, whole: HTMLElement | null) {
  if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || event.nativeEvent.isComposing || !whole) return
  const stops = [...whole.querySelectorAll<HTMLElement>('[data-walk]')]
  const at = stops.indexOf(event.target as HTMLElement) // the event comes from an element of this field
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}
