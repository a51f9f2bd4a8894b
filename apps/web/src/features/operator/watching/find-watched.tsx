import { link } from '@jipsalpim/contract/routes.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useState } from 'react'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { DataTable } from '../../../ui/display/data-table.tsx'
import { FindForm } from '../shared/find-form.tsx'
import { RowLink } from '../shared/people-table.tsx'
import { operatorWatchWords as w } from './watch-words.ts'
import { operatorWords } from '../shared/words.ts'

const bys = ['unique-no', 'watch', 'order'] as const
type Found = Output<CallNamed<'operatorWatchFind'>>['homes']

/** Finds a watched home by its full number, or by that of a watch or an order. */
export function FindWatched() {
  const find = useAction('operatorWatchFind')
  const [found, setFound] = useState<Found | null>(null)
  return (
    <section aria-label={w.find} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FindForm
        bys={bys}
        labels={w.bys}
        fields={w.text}
        button={w.search}
        missing={w.textMissing}
        busy={find.busy}
        maxLength={40}
        onFind={async (by, text) => {
          const reply = await find.run({ by, text })
          if (reply.ok) setFound(reply.data.homes)
          return reply.ok ? null : reply.message
        }}
      />
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
              home: (
                <RowLink to={link('operatorWatchHome', { home_seq: h.home_seq })}>{w.homeTitle(h.home_seq)}</RowLink>
              ),
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
