import { useSearchParams } from 'react-router'
import { useBack, useGo } from '../../kernel/links.ts'
import { readSeq } from '../../kernel/calls/read-seq.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { AllReviews } from './review/all-reviews.tsx'
import { OwnReview } from './review/own-review.tsx'
import { ReviewForm } from './review/review-form.tsx'
import { reviewWords as w } from './review/review-words.ts'

/** The review of one report (`report` in the URL), written once, above those of others. */
export default function ReviewPage() {
  const [query] = useSearchParams()
  const report = readSeq(query.get('report'))
  const back = useBack('report')
  return (
    <Page title={w.title} heading onBack={back}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {report === null ? <ToReports title={w.pick} /> : <OfReport key={report} report={report} />}
        <AllReviews />
      </div>
    </Page>
  )
}

function OfReport({ report }: { report: number }) {
  const own = useCall('reportReviewOwn', { report_seq: report })
  if (own.state === 'loading') return <Skeleton lines={6} />
  if (own.state === 'failed')
    return own.error.error === 'notFound' ? (
      <ToReports title={w.unfit} text={w.unfitText} />
    ) : (
      <ErrorState title={w.failed} onRetry={own.again}>
        {own.error.message}
      </ErrorState>
    )
  const { review } = own.data
  return review === null ? <ReviewForm report={report} onWritten={own.again} /> : <OwnReview review={review} />
}

function ToReports({ title, text }: { title: string; text?: string }) {
  const go = useGo()
  return (
    <section>
      <p className="text-body font-semibold">{title}</p>
      {text && <p className="mt-1 text-note text-ink-2">{text}</p>}
      <div className="mt-3">
        <ButtonLink kind="secondary" to={go.href('report')}>
          {w.toReports}
        </ButtonLink>
      </div>
    </section>
  )
}
