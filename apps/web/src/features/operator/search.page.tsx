import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useState } from 'react'
import { useAction } from '../../kernel/calls/use-action.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Desk } from './desk/desk.tsx'
import { FindForm } from './desk/find-form.tsx'
import { OrdersTable, PeopleTable } from './desk/people-table.tsx'
import { operatorWords as w } from './desk/words.ts'

const bys = ['order', 'phone', 'email', 'report', 'person'] as const

export default function SearchPage() {
  return (
    <Desk title={w.searchTitle}>
      <Search />
    </Desk>
  )
}

function Search() {
  const find = useAction('operatorFind')
  const [found, setFound] = useState<Output<CallNamed<'operatorFind'>> | null>(null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <FindForm
        bys={bys}
        labels={w.bys}
        fields={w.text}
        button={w.search}
        missing={w.textMissing}
        busy={find.busy}
        maxLength={120}
        hint={w.searchHint}
        onFind={async (by, text) => {
          const reply = await find.run({ by, text })
          if (reply.ok) setFound(reply.data)
          return reply.ok ? null : reply.message
        }}
      />
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
