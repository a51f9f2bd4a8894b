import { useBack } from '../../kernel/links.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { businessWords as w } from './business-words.ts'
import { Company } from './company.tsx'
import { CompanyPurchase } from './company-purchase.tsx'
import { JoinCompany } from './join-company.tsx'
import { Memberships } from './memberships.tsx'

/** A company's tickets from both sides: the buyer who assigns them, and the members who got some. */
export default function TicketBusinessPage() {
  const back = useBack('ticketInfo')
  const both = useCall('orderTicketCompany', {})
  return (
    <Page title={w.title} heading onBack={back}>
      {both.state === 'loading' ? (
        <Skeleton lines={5} />
      ) : both.state === 'failed' ? (
        <ErrorState title={w.loadFailed} onRetry={both.again}>
          {both.error.message}
        </ErrorState>
      ) : (
        <>
          {!both.data.company && both.data.memberships.length === 0 && <Rows rows={w.how} />}
          {both.data.memberships.length > 0 && <Memberships memberships={both.data.memberships} />}
          {both.data.company && <Company company={both.data.company} />}
          <div className="mt-8">
            <Disclosure title={w.joinTitle}>
              <JoinCompany />
            </Disclosure>
            <Disclosure title={w.buyTitle}>
              <CompanyPurchase facts={both.data.company} />
            </Disclosure>
            {(both.data.company || both.data.memberships.length > 0) && (
              <Disclosure title={w.howTitle}>
                <Rows rows={w.how} />
              </Disclosure>
            )}
          </div>
        </>
      )}
    </Page>
  )
}

const Rows = ({ rows }: { rows: readonly (readonly [string, string])[] }) => (
  <dl className="mb-8 divide-y divide-hairline">
    {rows.map(([what, text]) => (
      <div key={what} className="grid gap-1 py-3">
        <dt className="text-note text-ink-2">{what}</dt>
        <dd className="text-body">{text}</dd>
      </div>
    ))}
  </dl>
)
