import { DISPUTE_PAPERS_MOST, disputePaperKinds } from '@jipsalpim/contract/areas/report/document-terms.ts'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../kernel/chunks/lazy-part.tsx'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { askConfirm } from '../../../ui/dialogs/ask.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { inspectionTones } from '../documents/inspection-tones.ts'
import { documentWords } from '../documents/document-words.ts'
import { disputeWords as w } from './dispute-words.ts'
import type { Dispute } from './use-disputes.ts'

// The code for drawing bars is loaded with it.
const AddPaper = lazyPart(() => import('./add-paper.tsx'))

type Props = {
  dispute: Dispute
  disputeKey: string | undefined
  /** The dispute is undecided: papers can be added and withdrawn. */
  open: boolean
  onChanged: () => void
}

/** The papers of a dispute: each of them for its author, only their number for the other side. */
export function DisputePapers({ dispute, disputeKey, open, onChanged }: Props) {
  const [adding, setAdding] = useState(false)
  const { papers, paper_count, mine } = dispute
  if (!mine) return paper_count ? <p className="mt-3 text-note text-ink-2">{w.withPapers(paper_count)}</p> : null
  if (!open && papers.length === 0) return null
  return (
    <section aria-label={w.papers} className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
      {papers.length > 0 && (
        <div>
          <h3 className="text-note font-semibold text-ink-2">{w.papers}</h3>
          <ul className="mt-1 border-t border-hairline">
            {papers.map((paper) => (
              <li key={paper.id} className="flex min-h-14 items-center gap-2 border-b border-hairline py-2">
                <span className="min-w-0 flex-1">
                  <span className="flex flex-wrap items-center gap-2 text-body font-semibold">
                    {documentWords.kinds[paper.kind]}
                    <Badge tone={inspectionTones[paper.look]}>{documentWords.looks[paper.look]}</Badge>
                  </span>
                  <span className="figures block text-note text-ink-2">
                    {paper.look === 'needs-bars' ? documentWords.needsBars : documentWords.pages(paper.pages)}
                  </span>
                </span>
                {open && <Drop paper={paper} disputeKey={disputeKey} onChanged={onChanged} />}
              </li>
            ))}
          </ul>
        </div>
      )}
      {open && papers.length < DISPUTE_PAPERS_MOST && (
        <Button kind="secondary" wide aria-expanded={adding} onClick={() => setAdding(!adding)}>
          {adding ? w.closeForm : w.addPaper}
        </Button>
      )}
      {open && adding && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <AddPaper
            dispute={dispute.dispute_seq}
            disputeKey={disputeKey}
            kinds={disputePaperKinds}
            onAdded={() => {
              setAdding(false)
              onChanged()
            }}
          />
        </Suspense>
      )}
      <p className="text-note text-ink-2">{w.papersNote}</p>
    </section>
  )
}

type DropProps = { paper: Dispute['papers'][number]; disputeKey: string | undefined; onChanged: () => void }
function Drop({ paper, disputeKey, onChanged }: DropProps) {
  const own = useAction('reportDocumentDelete')
  const shared = useAction('sharedDisputePaperDrop')
  const act = async () => {
    if (!(await askConfirm({ title: w.askDrop, message: w.askDropText, yes: w.drop }))) return
    const { id } = paper
    const reply = disputeKey === undefined ? await own.run({ id }) : await shared.run({ id, key: disputeKey })
    toast(reply.ok ? w.paperTook : reply.message)
    onChanged()
  }
  return (
    <Button
      kind="quiet"
      loading={own.busy || shared.busy}
      aria-label={w.dropPaper(documentWords.kinds[paper.kind])}
      onClick={() => void act()}
    >
      {w.drop}
    </Button>
  )
}
