import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { link } from '@jipsalpim/contract/routes.ts'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { lazyPart } from '../../kernel/chunks/lazy-part.tsx'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatDay, formatInstant } from '../../lang/format.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { OperatorPage } from './shared/operator-page.tsx'
import { DisputeAskForm } from './answering/dispute-ask-form.tsx'
import { DisputeDecideForm } from './answering/dispute-decide-form.tsx'
import { operatorDisputeWords as w } from './answering/dispute-words.ts'
import { aboutOf, whoOf } from './answering/dispute-line.ts'
import { operatorDocumentWords } from './document-words.ts'
import { RowLink } from './shared/people-table.tsx'
import { Statement } from './answering/statement.tsx'
import { WhenRead } from './shared/when-read.tsx'
import { operatorWords } from './shared/words.ts'

// The texts of every finding are loaded with it.
const AskedReport = lazyPart(async () => ({ default: (await import('./answering/asked-report.tsx')).AskedReport }))

export default function DisputePage() {
  const seq = Number(useParams()['dispute_seq'])
  return (
    <OperatorPage title={w.one(seq)}>
      <Dispute key={seq} seq={seq} />
    </OperatorPage>
  )
}

type OperatorDispute = Output<CallNamed<'operatorDispute'>>

/** The statements and the decision of a dispute, next to the report it is about. */
function Dispute({ seq }: { seq: number }) {
  const read = useCall('operatorDispute', { dispute_seq: seq })
  return (
    <WhenRead read={read} lines={10}>
      {(dispute) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <p className="flex flex-wrap items-center gap-2 text-note text-ink-2">
            <Badge tone="brand">
              {dispute.decision === null ? w.states[dispute.state] : w.decisions[dispute.decision]}
            </Badge>
            <Badge>{whoOf(dispute)}</Badge>
            {dispute.owner !== null && (
              <Badge tone={dispute.owner === 'matches' ? 'good' : 'caution'}>{w.owner[dispute.owner]}</Badge>
            )}
            <Badge>{w.version(dispute.version)}</Badge>
            {dispute.late && <Badge tone="danger">{w.late}</Badge>}
            <span>{w.by(formatDay(dispute.decide_by))}</span>
            <RowLink to={link('operatorOrder', { order_seq: dispute.order_seq })}>
              {operatorWords.orderTitle(dispute.order_seq)}
            </RowLink>
          </p>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-2">
            <Story seq={seq} dispute={dispute} />
            {dispute.assessment === null ? (
              <p className="text-body text-ink-2">{w.gone}</p>
            ) : (
              <Suspense fallback={<Skeleton lines={8} />}>
                <AskedReport assessment={dispute.assessment} finding={dispute.finding} />
              </Suspense>
            )}
          </div>
        </div>
      )}
    </WhenRead>
  )
}

function Story({ seq, dispute }: { seq: number; dispute: OperatorDispute }) {
  const { question, reply, decided } = dispute
  const open = dispute.state === 'received' || dispute.state === 'asking'
  return (
    <div className="grid min-w-0 gap-6">
      <h2 className="text-body font-bold">{aboutOf(dispute)}</h2>
      <Statement heading="h3" title={w.said(formatInstant(dispute.received_at))} text={dispute.words ?? w.erased}>
        {dispute.contact === null ? w.contactNone : w.contact(dispute.contact)}
      </Statement>
      {dispute.papers.length > 0 && <Papers papers={dispute.papers} open={open} />}
      {question && <Statement heading="h3" title={w.asked(formatInstant(question.at))} text={question.text} />}
      {reply && <Statement heading="h3" title={w.reply(formatInstant(reply.at))} text={reply.text} />}
      {decided && (
        <Statement heading="h3" title={w.decided(formatInstant(decided.at))} text={decided.reason}>
          {decided.stands} {decided.version !== null && w.version(decided.version)}
        </Statement>
      )}
      {dispute.can_ask && <DisputeAskForm seq={seq} />}
      {open && <DisputeDecideForm seq={seq} />}
    </div>
  )
}

/** The evidence; it can be opened only while the dispute is undecided. */
function Papers({ papers, open }: { papers: OperatorDispute['papers']; open: boolean }) {
  return (
    <section>
      <h3 className="text-note font-semibold text-ink-2">{w.papers}</h3>
      <ul className="mt-1 grid gap-1">
        {papers.map(({ document_seq, kind, pages, look }) => {
          const name = w.paper(operatorDocumentWords.kinds[kind], document_seq)
          return (
            <li key={document_seq} className="flex flex-wrap items-center gap-2 text-body">
              {open && look !== 'needs-bars' ? (
                <RowLink to={link('operatorDocument', { document_seq })}>{name}</RowLink>
              ) : (
                name
              )}
              <span className="text-note text-ink-2">
                {operatorDocumentWords.pages(pages)} · {operatorDocumentWords.looks[look]}
              </span>
            </li>
          )
        })}
      </ul>
      {open && <p className="mt-1 text-note text-ink-2">{w.papersNote}</p>}
    </section>
  )
}
