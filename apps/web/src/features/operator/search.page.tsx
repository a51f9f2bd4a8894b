import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useState } from 'react'
import { useAction } from '../../kernel/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Desk } from './desk.tsx'
import { OrdersTable, PeopleTable } from './people-table.tsx'
import { operatorWords as w } from './words.ts'

type By = keyof typeof w.bys
const bys: readonly By[] = ['order', 'phone', 'email', 'report', 'person']

export default function SearchPage() {
  return (
    <Desk title={w.searchTitle}>
      <Search />
    </Desk>
  )
}

function Search() {
  const find = useAction('operatorFind')
  const [by, setBy] = useState<By>('order')
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [found, setFound] = useState<Output<CallNamed<'operatorFind'>> | null>(null)
  const submit = async () => {
    if (text.trim() === '') return setError(w.textMissing)
    const reply = await find.run({ by, text })
    if (reply.ok) setFound(reply.data)
    else setError(reply.message)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
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
          hint={w.searchHint}
          value={text}
          error={error}
          autoComplete="off"
          maxLength={120}
          onChange={(value) => {
            setText(value)
            setError(undefined)
          }}
        />
        <Button type="submit" loading={find.busy}>
          {w.search}
        </Button>
      </form>
      <div aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {found && found.people.length + found.orders.length === 0 && (
          <EmptyState title={w.none}>{w.noneNote}</EmptyState>
        )}
        {found && found.people.length > 0 && <PeopleTable people={found.people} />}
        {found && found.people.length > 0 && <OrdersTable orders={found.orders} />}
      </div>
    </div>
  )
}
