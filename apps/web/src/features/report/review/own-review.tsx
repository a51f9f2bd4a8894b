import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { formatInstant } from '../../../lang/format.ts'
import { askConfirm } from '../../../ui/dialogs/ask.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { reviewWords as w } from './review-words.ts'
import { Stars } from './stars.tsx'

type Own = NonNullable<Output<CallNamed<'reportReviewOwn'>>['review']>
const tones = { sent: 'brand', approved: 'good', refused: 'caution' } as const

/** The user's review with its state, and a button to delete it. */
export function OwnReview({ review }: { review: Own }) {
  const drop = useAction('reportReviewDrop')
  const remove = async () => {
    if (!(await askConfirm({ title: w.askRemove, message: w.askRemoveText, yes: w.remove }))) return
    const reply = await drop.run({ review_seq: review.review_seq })
    toast(reply.ok ? w.removed : reply.message)
  }
  return (
    <Card label={w.mine}>
      <h2 className="flex flex-wrap items-center gap-2 text-body font-bold">
        {w.mine} <Badge tone={tones[review.state]}>{w.states[review.state]}</Badge>
      </h2>
      <p className="figures mt-2 flex flex-wrap items-center gap-2 text-note text-ink-2">
        <Stars stars={review.stars} /> {formatInstant(review.sent_at)}
      </p>
      <p className="mt-2 text-body wrap-anywhere whitespace-pre-line">{review.text}</p>
      {review.state === 'sent' && <p className="mt-3 text-note text-ink-2">{w.sentNext}</p>}
      {review.reason !== null && (
        <div className="mt-3">
          <Banner kind="caution" title={`${w.reason}: ${review.reason}`}>
            {w.again}
          </Banner>
        </div>
      )}
      <div className="mt-2 -ml-5">
        <Button kind="quiet" loading={drop.busy} onClick={() => void remove()}>
          {w.remove}
        </Button>
      </div>
    </Card>
  )
}
