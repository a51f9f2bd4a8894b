import { REVIEWS_A_PAGE } from '@jipsalpim/contract/areas/report/review-terms.ts'
import { useState } from 'react'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SampleMark } from '../../../ui/display/sample-mark.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { listWords } from '../listing/list-words.ts'
import { Pager } from '../../../shared/paging/pager.tsx'
import { reviewWords as w } from './review-words.ts'
import { Stars } from './stars.tsx'

/** The approved reviews, newest first. */
export function AllReviews() {
  const [page, setPage] = useState(1)
  const read = useCall('reportReviews', { page })
  return (
    <section aria-label={w.all} className="border-t border-hairline pt-6">
      <h2 className="text-body font-bold">{w.all}</h2>
      {read.state === 'loading' ? (
        <Skeleton lines={4} />
      ) : read.state === 'failed' ? (
        <ErrorState title={w.failed} onRetry={read.again}>
          {read.error.message}
        </ErrorState>
      ) : read.data.total === 0 ? (
        <p className="mt-2 text-body text-ink-2">{w.none}</p>
      ) : (
        <>
          <p className="figures text-note text-ink-2">{w.total(read.data.total, read.data.average)}</p>
          <ul className="mt-2">
            {read.data.reviews.map((review, i) => (
              <li key={`${page}-${i}`} className="border-t border-hairline py-4">
                <p className="figures flex flex-wrap items-center gap-2 text-note text-ink-2">
                  <Stars stars={review.stars} />
                  {w.month(Number(review.month.slice(0, 4)), Number(review.month.slice(5)))}
                  {review.sample && <SampleMark />}
                  {review.gift_told && <Badge tone="caution">{w.gift}</Badge>}
                </p>
                <p className="mt-2 text-body wrap-anywhere whitespace-pre-line">{review.text}</p>
              </li>
            ))}
          </ul>
          <Pager
            words={listWords.list}
            page={page}
            pages={Math.ceil(read.data.total / REVIEWS_A_PAGE)}
            onPage={setPage}
          />
        </>
      )}
    </section>
  )
}
