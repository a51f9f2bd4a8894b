import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { link } from '@jipsalpim/contract/routes.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatInstant } from '../../lang/format.ts'
import { DataTable } from '../../ui/display/data-table.tsx'
import { OperatorPage } from './shared/operator-page.tsx'
import { operatorDocumentWords as w } from './document-words.ts'
import { operatorName } from './shared/name-words.ts'
import { RowLink } from './shared/people-table.tsx'
import { WhenRead } from './shared/when-read.tsx'
import { operatorWords } from './shared/words.ts'

export default function DocumentsPage() {
  return (
    <OperatorPage title={w.title}>
      <Documents />
    </OperatorPage>
  )
}

/** Papers without a review, oldest first, and reviewed ones. */
function Documents() {
  const read = useCall('operatorDocuments', {})
  return (
    <WhenRead read={read} lines={8}>
      {({ waiting, done }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <p className="-mb-6 text-note text-ink-2">{w.note}</p>
          <DocumentTable caption={`${w.waiting} (${waiting.length})`} empty={w.none} items={waiting} />
          <DocumentTable caption={w.done} empty={w.doneNone} items={done} />
        </div>
      )}
    </WhenRead>
  )
}

type Item = Output<CallNamed<'operatorDocuments'>>['waiting'][number]

const DocumentTable = ({ caption, empty, items }: { caption: string; empty: string; items: readonly Item[] }) => (
  <DataTable
    caption={caption}
    captionHidden={false}
    empty={empty}
    columns={[
      { key: 'document', label: w.columns.document },
      { key: 'kind', label: w.columns.kind },
      { key: 'pages', label: w.columns.pages },
      { key: 'made', label: w.columns.made },
      { key: 'look', label: w.columns.look },
      { key: 'who', label: w.columns.who },
      { key: 'order', label: w.columns.order },
    ]}
    rows={items.map((d) => ({
      id: String(d.document_seq),
      document:
        d.look === 'waiting' ? (
          <RowLink to={link('operatorDocument', { document_seq: d.document_seq })}>{w.one(d.document_seq)}</RowLink>
        ) : (
          w.one(d.document_seq)
        ),
      kind: w.kinds[d.kind],
      pages: String(d.pages),
      made: formatInstant(d.made_at),
      look: w.looks[d.look],
      who: d.operator_seq === null ? '' : operatorName(d.operator_seq),
      order: (
        <RowLink to={link('operatorOrder', { order_seq: d.order_seq })}>
          {operatorWords.orderTitle(d.order_seq)}
        </RowLink>
      ),
    }))}
  />
)
