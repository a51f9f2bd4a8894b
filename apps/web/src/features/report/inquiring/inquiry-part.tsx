import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { formatDay } from '../../../lang/format.ts'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { Message } from '../asking/message.tsx'
import { InquiryForm } from './inquiry-form.tsx'
import { inquiryWords as w } from './inquiry-words.ts'

/** The inquiries about one report, collapsed until there is one, and the form for the next. */
export function InquiryPart({ report }: { report: number }) {
  const read = useCall('reportInquiries', { report_seq: report })
  return (
    <Disclosure title={w.title} open={(read.data?.thread.length ?? 0) > 0}>
      {read.state === 'loading' && <Skeleton lines={4} />}
      {read.state === 'failed' && (
        <ErrorState title={w.failed} onRetry={read.again}>
          {read.error.message}
        </ErrorState>
      )}
      {read.state === 'ready' && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <p className="text-body text-ink-2">{w.text}</p>
          <Thread thread={read.data.thread} />
          <InquiryForm report={report} left={read.data.left} />
        </div>
      )}
    </Disclosure>
  )
}

type Inquiries = Output<CallNamed<'reportInquiries'>>['thread']

function Thread({ thread }: { thread: Inquiries }) {
  if (thread.length === 0) return null
  return (
    <ol aria-label={w.title}>
      {thread.map((inquiry) => (
        <li key={inquiry.inquiry_seq}>
          <Message who={w.me} at={inquiry.asked_at} mine badge={badgeOf(inquiry)}>
            <p className="whitespace-pre-line">{inquiry.content}</p>
          </Message>
          {inquiry.answer && (
            <Message who={w.us} at={inquiry.answer.at}>
              <p className="whitespace-pre-line">{inquiry.answer.text}</p>
            </Message>
          )}
        </li>
      ))}
    </ol>
  )
}

const badgeOf = ({ state, answer_by }: Inquiries[number]): string | null =>
  state === 'open' ? w.waits(formatDay(answer_by)) : state === 'closed' ? w.closed : null
