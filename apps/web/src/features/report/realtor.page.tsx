import { useSearchParams } from 'react-router'
import { useGo } from '../../kernel/links.ts'
import { readSeq } from '../../kernel/calls/read-seq.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { ShareButton } from './share/share-button.tsx'
import { ShareList } from './share/share-list.tsx'
import { shareWords } from './share/share-words.ts'

/** The realtor of a contract, and to whom its report is shown: `order_seq` is the contract's order, `report` its report. */
export default function ReportRealtorPage() {
  const go = useGo()
  const [query] = useSearchParams()
  const order = readSeq(query.get('order_seq'))
  const report = readSeq(query.get('report'))
  const w = shareWords.realtor
  return (
    <Page title={w.title} heading onBack={() => (report === null ? go('report') : go('reportView', { report }))}>
      {order === null ? (
        <EmptyState title={w.pick} action={<Button onClick={() => go('report')}>{w.toReport}</Button>}>
          {w.pickNote}
        </EmptyState>
      ) : (
        <div className="grid gap-8">
          <p className="text-note text-ink-2">{w.note}</p>
          <Realtor order={order} report={report} />
          <section className="grid gap-4 border-t-2 border-ink pt-5">
            <h2 className="text-title font-bold">{shareWords.list.title}</h2>
            <ShareList report={report} />
          </section>
        </div>
      )}
    </Page>
  )
}

function Realtor({ order, report }: { order: number; report: number | null }) {
  const w = shareWords.realtor
  const info = useCall('realtorInfo', { order_seq: order })
  const own = useCall('reportOfUser', report === null ? null : { id: report })
  if (info.state === 'failed')
    return (
      <ErrorState title={w.failed} onRetry={info.again}>
        {info.error.message}
      </ErrorState>
    )
  if (info.state === 'loading') return <Skeleton lines={4} />
  const { realtor, address_gu, report_count, contract_count, realtor_count } = info.data
  const counts = [
    report_count !== null && w.reports(report_count),
    contract_count !== null && w.contracts(contract_count),
    realtor_count !== null && w.realtors(realtor_count),
  ].filter((text) => text !== false)
  return (
    <section className="grid gap-4 border-t-2 border-ink pt-5">
      <h2 className="text-title font-bold">{w.mine}</h2>
      {realtor ? (
        <Banner kind={realtor.verified ? 'good' : 'caution'} title={realtor.name ?? w.mine}>
          {realtor.verified ? w.verified : w.unverified}
        </Banner>
      ) : (
        <p className="text-body">{w.none}</p>
      )}
      {own.state === 'ready' && (
        <>
          {realtor && (
            <ShareButton
              report={own.data.report_seq}
              order={order}
              assessment={own.data.assessment}
              realtor={realtor.realtor_seq}
              label={w.again}
            />
          )}
          <ShareButton report={own.data.report_seq} order={order} assessment={own.data.assessment} />
        </>
      )}
      {address_gu !== null && (
        <p className="figures text-note text-ink-2">
          {counts.length > 0 && `${w.counts(address_gu)} ${counts.join(' · ')}. `}
          {counts.length < 3 && w.few}
        </p>
      )}
    </section>
  )
}
