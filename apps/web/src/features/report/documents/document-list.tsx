import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { useGo } from '../../../kernel/links.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { formatInstant } from '../../../lang/format.ts'
import { askConfirm } from '../../../ui/dialogs/ask.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { documentWords as w } from './document-words.ts'
import { inspectionTones } from './inspection-tones.ts'

export type Document = NonNullable<Output<CallNamed<'reportList'>>['documents']>[number]
type Props = { report: number; documents: readonly Document[]; onStale: () => void }

/** The fetched papers, then those that the user added. */
export function DocumentList({ report, documents, onStale }: Props) {
  const own = documents.filter((d) => d.look !== null)
  return (
    <div className="grid gap-8">
      <Section title={w.fetched} {...{ report, onStale }} documents={documents.filter((d) => d.look === null)} />
      {own.length === 0 ? (
        <p className="text-body text-ink-2">{w.none}</p>
      ) : (
        <Section title={w.own} {...{ report, onStale }} documents={own} />
      )}
    </div>
  )
}

function Section({ title, documents, ...rest }: Props & { title: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-body font-bold">
        {title}
      </h2>
      <ul className="mt-2 border-t border-hairline">
        {documents.map((document) => (
          <li key={document.id ?? document.kind} className="border-b border-hairline">
            <Row document={document} {...rest} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ document, report, onStale }: Omit<Props, 'documents'> & { document: Document }) {
  const go = useGo()
  const { id, kind, pages, made_at, look } = document
  const to =
    id === null
      ? go.href('reportView', { report })
      : look === 'needs-bars'
        ? go.href('reportDocumentAdd', { report, kind })
        : go.href('reportDocument', { report, document: id })
  return (
    <div className="flex items-center gap-2">
      <Link to={to} className="flex min-h-16 min-w-0 flex-1 items-center justify-between gap-4 py-3 hover:bg-sunk">
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-2 text-body font-semibold">
            {w.kinds[kind]}
            {look !== null && <Badge tone={inspectionTones[look]}>{w.looks[look]}</Badge>}
          </span>
          <span className="figures block text-note text-ink-2">
            {id === null
              ? w.rows
              : look === 'needs-bars'
                ? w.needsBars
                : `${w.pages(pages)} · ${formatInstant(made_at)}`}
          </span>
        </span>
        <Icon name="next" size={20} className="text-ink-3" />
      </Link>
      {look !== null && id !== null && <Erase id={id} kind={w.kinds[kind]} onStale={onStale} />}
    </div>
  )
}

function Erase({ id, kind, onStale }: { id: number; kind: string; onStale: () => void }) {
  const erase = useAction('reportDocumentDelete')
  const act = async () => {
    if (!(await askConfirm({ title: w.askErase, message: w.askEraseText, yes: w.erase }))) return
    const reply = await erase.run({ id })
    toast(reply.ok ? w.erased : reply.message)
    if (!reply.ok) onStale()
  }
  return (
    <Button kind="quiet" loading={erase.busy} aria-label={w.eraseOf(kind)} onClick={() => void act()}>
      {w.erase}
    </Button>
  )
}
