import { useCall } from '../../kernel/calls/use-call.ts'
import { compareRow, Offers, packRow, renewRow, reportRows, ticketsRow } from '../../shared/buying/offers.tsx'
import { buyWords } from '../../shared/buying/words.ts'
import { managerWords as w } from '../../shared/preview/manager-words.ts'
import { PreviewFrame } from '../../shared/preview/preview-frame.tsx'
import { SamplePage } from './sample-page.tsx'
import { usePreview } from '../../shared/preview/use-preview.ts'

/** What the owner of the order in the URL can buy, for an operator with a preview; for everybody else a sample. */
export default function ReportBuyManagerPage() {
  const preview = usePreview('buy')
  return preview === null ? <SamplePage /> : <Seen {...preview} />
}

function Seen({ order_seq, ended }: { order_seq: number; ended: boolean }) {
  const read = useCall('previewReportBuyManager', ended ? null : { order_seq })
  return (
    <PreviewFrame title={w.buy} order={order_seq} ended={ended} read={read}>
      {({ home, ready_at, tickets, offers, again }) => (
        <>
          <h1 className="mt-2 mb-6 text-title font-bold">{buyWords.title}</h1>
          <Offers
            home={home}
            had={[...reportRows(ready_at, {}), compareRow(), ticketsRow(tickets.amount, tickets.until)]}
            notNow={again ? null : w.notAgain}
            sold={offers.flatMap((offer) =>
              offer.product !== 'report' ? [packRow(offer)] : again ? [renewRow(offer.price)] : [],
            )}
            nothing={buyWords.nothingSold}
          />
          <p className="mx-auto mt-8 w-full max-w-[44rem] text-note text-ink-2">{w.dead}</p>
        </>
      )}
    </PreviewFrame>
  )
}
