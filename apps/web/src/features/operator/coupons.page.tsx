import { useCall } from '../../kernel/calls/use-call.ts'
import { BatchesTable } from './selling/batches-table.tsx'
import { CampaignForm } from './selling/campaign-form.tsx'
import { CampaignsTable } from './selling/campaigns-table.tsx'
import { CodesForm } from './selling/codes-form.tsx'
import { operatorCouponWords as w } from './selling/coupon-words.ts'
import { OperatorPage } from './shared/operator-page.tsx'
import { IssuerReport } from './selling/issuer-report.tsx'
import { WhenRead } from './shared/when-read.tsx'

export default function CouponsPage() {
  return (
    <OperatorPage title={w.title}>
      <Coupons />
    </OperatorPage>
  )
}

/** Campaigns, their codes, and the cost for each issuer. */
function Coupons() {
  const campaigns = useCall('operatorCampaigns', {})
  const batches = useCall('operatorBatches', {})
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <p className="text-note text-ink-2">{w.text}</p>
      <WhenRead read={campaigns} lines={6}>
        {({ campaigns: all }) => (
          <>
            <div>
              <CampaignsTable campaigns={all} />
              <CampaignForm />
              <CodesForm campaigns={all.filter((g) => g.way === 'code' && g.ended_at === null)} />
            </div>
            <WhenRead read={batches} lines={4}>
              {(data) => <BatchesTable batches={data.batches} />}
            </WhenRead>
            <IssuerReport issuers={[...new Set(all.map((g) => g.issuer))].toSorted()} />
          </>
        )}
      </WhenRead>
    </div>
  )
}
