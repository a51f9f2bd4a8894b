import { link } from '@jipsalpim/contract/routes.ts'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useAction } from '../../kernel/calls/use-action.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { askConfirm } from '../../ui/dialogs/ask.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { PagePicture } from '../../ui/display/page-picture.tsx'
import { toast } from '../../ui/dialogs/toast.ts'
import { OperatorPage } from './shared/operator-page.tsx'
import { operatorDocumentWords as w } from './document-words.ts'
import { RowLink } from './shared/people-table.tsx'
import { WhenRead } from './shared/when-read.tsx'

export default function DocumentPage() {
  const seq = Number(useParams()['document_seq'])
  return (
    <OperatorPage title={w.one(seq)}>
      <Document key={seq} seq={seq} />
    </OperatorPage>
  )
}

/** Every page of a paper, one after another, and the question that can be answered once all were seen. */
function Document({ seq }: { seq: number }) {
  const [page, setPage] = useState(1)
  // the last page viewed
  const [last, setLast] = useState(1)
  const look = useAction('operatorDocumentLook')
  // Once it is answered, its pages are no longer fetched: operators must not see them any more.
  const [answered, setAnswered] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const navigate = useNavigate()
  const read = useCall('operatorDocumentPage', answered ? null : { document_seq: seq, page })
  const turn = (to: number) => {
    setPage(to)
    setLast(Math.max(last, to))
  }
  const save = async (what: 'enough' | 'needs-bars', pages: number) => {
    if (what === 'enough' && last < pages) return setProblem(w.unseen(pages - last))
    if (what === 'needs-bars' && !(await askConfirm({ title: w.confirm, message: w.confirmText, yes: w.needsBars })))
      return
    setAnswered(true)
    const reply = await look.run({ document_seq: seq, look: what })
    if (reply.ok) {
      toast(w.saved)
      return void navigate(link('operatorDocuments'))
    }
    setAnswered(false)
    setProblem(reply.message)
  }
  if (read.error?.error === 'notFound')
    return (
      <p className="text-body">
        {w.gone} <RowLink to={link('operatorDocuments')}>{w.toList}</RowLink>
      </p>
    )
  return (
    <WhenRead read={read} lines={12}>
      {({ kind, pages, look: seen, ...picture }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <PagePicture {...picture} label={w.picture(page)} />
          <div className="grid gap-4">
            <p className="text-body font-semibold">
              {w.kinds[kind]} · {w.page(page, pages)}
            </p>
            {pages > 1 && (
              <div className="grid grid-cols-2 gap-2">
                <Button kind="secondary" wide disabled={page === 1} onClick={() => turn(page - 1)}>
                  {w.before}
                </Button>
                <Button kind="secondary" wide disabled={page === pages} onClick={() => turn(page + 1)}>
                  {w.next}
                </Button>
              </div>
            )}
            {seen !== 'waiting' ? (
              <p className="text-note text-ink-2">{w.answered}</p>
            ) : (
              <section aria-labelledby="look" className="grid gap-2">
                <h2 id="look" className="text-body font-bold">
                  {w.ask}
                </h2>
                <Button size="large" wide loading={look.busy} onClick={() => void save('enough', pages)}>
                  {w.enough}
                </Button>
                <Button size="large" kind="secondary" wide onClick={() => void save('needs-bars', pages)}>
                  {w.needsBars}
                </Button>
                <p role="alert" className="text-note font-medium text-severe">
                  {problem}
                </p>
              </section>
            )}
          </div>
        </div>
      )}
    </WhenRead>
  )
}
