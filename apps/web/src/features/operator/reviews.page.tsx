import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { link } from '@jipsalpim/contract/routes.ts'
import type { ReactNode } from 'react'
import { refetchTouched } from '../../kernel/calls/queries.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatInstant } from '../../lang/format.ts'
import { askConfirm } from '../../ui/dialogs/ask.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { toast } from '../../ui/dialogs/toast.ts'
import { OperatorPage } from './shared/operator-page.tsx'
import { RowLink } from './shared/people-table.tsx'
import { operatorReviewWords as w } from './review-words.ts'
import { WhenRead } from './shared/when-read.tsx'
import { WithReason } from './shared/with-reason.tsx'
import { operatorWords } from './shared/words.ts'

export default function ReviewsPage() {
  return (
    <OperatorPage title={w.title}>
      <Reviews />
    </OperatorPage>
  )
}

/** Reviews waiting for a decision, oldest first, and decided ones. */
function Reviews() {
  const read = useCall('operatorReviews', {})
  return (
    <WhenRead read={read} lines={8}>
      {({ waiting, done }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <p className="text-note text-ink-2">{w.rule}</p>
          <List title={w.waiting(waiting.length)} empty={w.none} items={waiting} />
          <List title={w.done} empty={w.doneNone} items={done} />
        </div>
      )}
    </WhenRead>
  )
}

type Item = Output<CallNamed<'operatorReviews'>>['waiting'][number]

const List = ({ title, empty, items }: { title: string; empty: string; items: readonly Item[] }) => (
  <section aria-label={title}>
    <h2 className="mb-3 text-body font-bold">{title}</h2>
    {items.length === 0 && <p className="text-body text-ink-2">{empty}</p>}
    <ul className="grid gap-4 wide:grid-cols-2">
      {items.map((item) => (
        <Card as="li" key={item.review_seq} label={w.one(item.review_seq)}>
          <p className="figures flex flex-wrap items-center gap-2 text-note text-ink-2">
            <b>{w.one(item.review_seq)}</b>
            <Badge tone="brand">{w.states[item.state]}</Badge>
            <Badge>{w.stars(item.stars)}</Badge>
            {item.gift_told && <Badge tone="caution">{w.gift}</Badge>}
            <span>{formatInstant(item.sent_at)}</span>
            <RowLink to={link('operatorOrder', { order_seq: item.order_seq })}>
              {operatorWords.orderTitle(item.order_seq)}
            </RowLink>
          </p>
          <p className="mt-2 text-body wrap-anywhere whitespace-pre-line">{item.text}</p>
          {item.reason !== null && <p className="mt-2 text-note text-ink-2">{w.why(item.reason)}</p>}
          <Acts item={item} />
        </Card>
      ))}
    </ul>
  </section>
)

function Acts({ item }: { item: Item }): ReactNode {
  const decide = useAction('operatorReviewDecide')
  if (item.state === 'refused') return null
  const { review_seq } = item
  const run = async (reason: string | null): Promise<string | null> => {
    const reply = await decide.run({ review_seq, approve: reason === null, reason })
    if (reply.ok) toast(reason === null ? w.approved : w.refused)
    // Decided by another operator, or deleted by its writer: show its current state.
    else await refetchTouched('operatorReviewDecide')
    return reply.ok ? null : reply.message
  }
  const approve = async () => {
    if (!(await askConfirm({ title: w.askApprove, message: w.askApproveText, yes: w.approve }))) return
    const wrong = await run(null)
    if (wrong !== null) toast(wrong)
  }
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {item.state === 'sent' && (
        <Button loading={decide.busy} aria-label={`${w.approve}: ${w.one(review_seq)}`} onClick={() => void approve()}>
          {w.approve}
        </Button>
      )}
      <WithReason
        label={item.state === 'sent' ? w.refuse : w.takeDown}
        named={w.one(review_seq)}
        text={w.refuseText}
        busy={decide.busy}
        onDo={run}
      />
    </div>
  )
}
