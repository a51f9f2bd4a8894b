import { useEffect, useState } from 'react'
import { AddressSearchField, type AddressSearchState } from '../../ui/forms/address-search-field.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import type { AddressFieldSpec } from '../funnel/fields.ts'
import type { AddressChoice } from '../funnel/places.ts'
import { useCall } from '../calls/use-call.ts'
import { placeWords as w } from './words.ts'

type Props = {
  spec: Pick<AddressFieldSpec, 'label' | 'laterLabel'>
  error: string | null
  value: AddressChoice | null | undefined
  onChange: (value: AddressChoice | null | undefined) => void
}
const TYPING_MS = 300

/** Finds a building by road, lot or name as it is typed. The typed text is kept if the search fails. */
export function AddressWidget({ spec, error, value, onChange }: Props) {
  const [query, setQuery] = useState(value?.road ?? '')
  const asked = useSettled(query.trim())
  const found = useCall('addressSearch', asked.length >= 2 ? { keyword: asked } : null)
  const state: AddressSearchState =
    query.trim() === ''
      ? { at: 'idle' }
      : query.trim().length < 2
        ? { at: 'typing' }
        : asked !== query.trim() || found.state === 'loading'
          ? { at: 'loading' }
          : found.state === 'failed'
            ? // A query that is not allowed is explained at the field; a retry would not help.
              { at: found.error.error === 'invalidInput' ? 'idle' : 'error' }
            : found.data.hits.length === 0
              ? { at: found.data.note === 'too-vague' ? 'vague' : 'empty' }
              : {
                  at: 'results',
                  results: found.data.hits.map((h) => ({
                    id: h.key,
                    road: h.address,
                    jibun: h.address_jibun,
                    building: h.building_name,
                  })),
                }
  const isCut = state.at === 'results' && found.state === 'ready' && found.data.total > state.results.length
  return (
    <div>
      <AddressSearchField
        label={w.searchLabel}
        labelHidden
        error={error ?? (found.state === 'failed' && found.error.error === 'invalidInput' ? found.error.message : null)}
        query={query}
        onQuery={(typed) => {
          setQuery(typed)
          if (value) onChange(undefined)
        }}
        state={state}
        pickedId={value?.key ?? null}
        onPick={(picked) => {
          const hit = found.state === 'ready' ? found.data.hits.find((h) => h.key === picked.id) : undefined
          if (hit)
            onChange({
              key: hit.key,
              road: hit.address,
              lot: hit.address_jibun,
              name: hit.building_name,
              multi: hit.multi,
            })
        }}
        onRetry={found.again}
      />
      <p role="status" className="px-1 text-note text-ink-2">
        {isCut && w.beyond}
      </p>
      {spec.laterLabel !== null && (
        <div className="mt-6">
          <Button
            kind={value === null ? 'primary' : 'secondary'}
            onClick={() => onChange(value === null ? undefined : null)}
          >
            {spec.laterLabel}
          </Button>
          <p role="status" className="mt-2 min-h-6 text-note text-ink-2">
            {value === null ? w.laterChosen : ''}
          </p>
        </div>
      )}
    </div>
  )
}

/** The text once typing has paused: one search per pause, not one per key. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
