import { describeTitle } from '@jipsalpim/engine/words/describe.ts'
import type { ReactNode } from 'react'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { formatDay } from '../../../lang/format.ts'
import { askConfirm } from '../../../ui/dialogs/ask.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { toast } from '../../../ui/dialogs/toast.ts'
import { DisputePapers } from './dispute-papers.tsx'
import { DisputePerson } from './dispute-person.tsx'
import { ReplyForm } from './reply-form.tsx'
import { disputeWords as w } from './dispute-words.ts'
import type { Dispute } from './use-disputes.ts'

type Props = {
  dispute: Dispute
  /** The key of a user who came by a link, instead of the number. */
  disputeKey?: string
  onChanged: () => void
}

export const aboutOf = ({ finding }: Pick<Dispute, 'finding'>): string =>
  finding === null ? w.other : describeTitle(finding)
const whoOf = ({ mine, side, role, verified }: Dispute): string =>
  mine ? w.mine : w.of(side === 'buyer' ? w.buyer : (verified ? w.verified : w.unverified)[role])
const isOpen = ({ state }: Dispute) => state === 'received' || state === 'asking'

/** One dispute: its subject, its state, what was asked and how it was decided. */
export function DisputeCard({ dispute, disputeKey, onChanged }: Props) {
  const { decision, question, dispute_seq } = dispute
  return (
    <Card as="li" label={`${whoOf(dispute)}. ${aboutOf(dispute)}`}>
      <p className="text-note text-ink-2">{whoOf(dispute)}</p>
      <h2 className="text-body font-bold">{aboutOf(dispute)}</h2>
      <Progress dispute={dispute} />
      {dispute.words !== null && (
        <p className="mt-4 rounded-md bg-brand-tint px-4 py-3 text-body wrap-anywhere whitespace-pre-line">
          {dispute.words}
        </p>
      )}
      {!dispute.mine && dispute.owner !== null && <p className="mt-3 text-note text-ink-2">{w.owner[dispute.owner]}</p>}
      {dispute.mine && disputeKey !== undefined && (
        <DisputePerson dispute={dispute} disputeKey={disputeKey} open={isOpen(dispute)} onChanged={onChanged} />
      )}
      <DisputePapers dispute={dispute} disputeKey={disputeKey} open={isOpen(dispute)} onChanged={onChanged} />
      {question !== null && (
        <section className="mt-4 grid gap-3">
          <div className="rounded-md bg-sunk px-4 py-3">
            <h3 className="text-note font-semibold text-ink-2">{w.asks}</h3>
            <p className="text-body wrap-anywhere whitespace-pre-line">{question.text}</p>
          </div>
          {question.reply !== null ? (
            <div className="rounded-md bg-brand-tint px-4 py-3">
              <h3 className="text-note font-semibold text-ink-2">{w.myReply}</h3>
              <p className="text-body wrap-anywhere whitespace-pre-line">{question.reply}</p>
            </div>
          ) : (
            dispute.state === 'asking' &&
            dispute_seq !== null && <ReplyForm dispute={dispute_seq} onChanged={onChanged} />
          )}
        </section>
      )}
      {decision !== null && (
        <dl className="mt-4 grid gap-2 rounded-md bg-sunk px-4 py-3">
          <Part term={dispute.decided_on === null ? '' : w.decidedOn(formatDay(dispute.decided_on))}>
            <Badge tone={decision === 'changed' ? 'good' : 'plain'}>{w.decisions[decision]}</Badge>
          </Part>
          {dispute.stands !== null && (
            <Part term={w.stands}>
              {dispute.stands} {dispute.version === null ? w.inWords : w.inVersion(dispute.version)}
            </Part>
          )}
          {dispute.reason !== null && <Part term={w.reason}>{dispute.reason}</Part>}
        </dl>
      )}
      {dispute.mine && dispute.state !== 'closed' && (
        <Close dispute={dispute} disputeKey={disputeKey} onChanged={onChanged} />
      )}
    </Card>
  )
}

const Part = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="figures text-note font-semibold text-ink-2">{term}</dt>
    <dd className="text-body wrap-anywhere whitespace-pre-line">{children}</dd>
  </div>
)

/** Its three steps, with their days. */
function Progress({ dispute }: { dispute: Dispute }) {
  const { state, decision } = dispute
  if (state === 'closed' && decision === null) return <p className="mt-2 text-note text-ink-2">{w.takenBack}</p>
  const at = decision !== null ? 2 : state === 'asking' ? 1 : 0
  const steps = [
    { name: w.steps.received, note: formatDay(dispute.received_on) },
    { name: w.steps.asking, note: isOpen(dispute) ? w.states[state] : '' },
    {
      name: w.steps.decided,
      note: dispute.decided_on === null ? w.by(formatDay(dispute.decide_by)) : formatDay(dispute.decided_on),
    },
  ]
  return (
    <ol className="mt-3 grid grid-cols-3 gap-1">
      {steps.map((step, i) => (
        <li
          key={step.name}
          aria-current={i === at ? 'step' : undefined}
          className={cx('border-t-4 pt-2', i <= at ? 'border-brand' : 'border-hairline')}
        >
          <p className={cx('text-note', i === at ? 'font-bold' : 'text-ink-2')}>{step.name}</p>
          <p className="figures text-note text-ink-2">{step.note}</p>
        </li>
      ))}
    </ol>
  )
}

function Close({ dispute, disputeKey, onChanged }: Props) {
  const own = useAction('reportDisputeAct')
  const shared = useAction('sharedDisputeClose')
  const open = isOpen(dispute)
  const close = async () => {
    if (open && !(await askConfirm({ title: w.askTakeBack, message: w.askTakeBackText, yes: w.takeBack }))) return
    const reply =
      disputeKey === undefined
        ? await own.run({ dispute_seq: dispute.dispute_seq ?? 0, act: 'close' })
        : await shared.run({ key: disputeKey })
    toast(reply.ok ? w.closed : reply.message)
    onChanged()
  }
  return (
    <div className="mt-3 -ml-5 -mb-2">
      <Button kind="quiet" loading={own.busy || shared.busy} onClick={() => void close()}>
        {open ? w.takeBack : w.putAway}
      </Button>
    </div>
  )
}
