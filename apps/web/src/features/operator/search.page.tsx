import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useState } from 'react'
import { useAction } from '../../kernel/calls/use-action.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { OperatorPage } from './shared/operator-page.tsx'
import { FindForm } from './shared/find-form.tsx'
import { OrdersTable, PeopleTable } from './shared/people-table.tsx'
import { operatorWords as w } from './shared/words.ts'

const bys = ['order', 'phone', 'email', 'report', 'person'] as const

export default function SearchPage() {
  return (
    <OperatorPage title={w.searchTitle}>
      <Search />
    </OperatorPage>
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
