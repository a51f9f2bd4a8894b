import { link } from '@jipsalpim/contract/routes.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useState } from 'react'
import { useAction } from '../../kernel/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { WayTo } from './people-table.tsx'
import { watchDeskWords as w } from './watch-desk-words.ts'
import { operatorWords } from './words.ts'

type By = keyof typeof w.bys
// The keys of a literal are its type's keys.
const bys = Object.keys(w.bys) as By[]
type Found = Output<CallNamed<'operatorWatchFind'>>['homes']

/** A watched home, by its whole number, or that of a watch or an order. */
export function FindWatched() {
  const find = useAction('operatorWatchFind')
  const [by, setBy] = useState<By>('unique-no')
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [found, setFound] = useState<Found | null>(null)
  const submit = async () => {
    if (text.trim() === '') return setError(w.textMissing)
    const reply = await find.run({ by, text })
    if (reply.ok) setFound(reply.data.homes)
    else setError(reply.message)
  }
  return (
    <section aria-label={w.find} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <form
        noValidate
        className="grid max-w-[44rem] gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <ChoiceField
          label={w.by}
          columns={2}
          value={by}
          onChange={(next) => {
            setBy(next)
            setError(undefined)
          }}
          options={bys.map((value) => ({ value, label: w.bys[value] }))}
        />
        <TextField
          label={w.text[by]}
          value={text}
          error={error}
          autoComplete="off"
          maxLength={40}
          onChange={(value) => {
            setText(value)
            setError(undefined)
          }}
        />
        <Button type="submit" loading={find.busy}>
          {w.search}
        </Button>
      </form>
      <div aria-live="polite">
        {found && (
          <DataTable
            caption={w.found}
            captionHidden={false}
            empty={w.none}
            columns={[
              { key: 'home', label: w.columns.home },
              { key: 'area', label: w.columns.area },
              { key: 'no', label: w.columns.uniqueNo },
              { key: 'watchers', label: w.columns.watchers, numeric: true },
            ]}
            rows={found.map((h) => ({
              id: String(h.home_seq),
              home: <WayTo to={link('operatorWatchHome', { home_seq: h.home_seq })}>{w.homeTitle(h.home_seq)}</WayTo>,
              area: h.area,
              no: h.unique_no ?? operatorWords.unknown,
              watchers: h.watchers,
            }))}
          />
        )}
      </div>
    </section>
  )
}
