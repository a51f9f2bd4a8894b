import { useToday } from '../../kernel/today.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { managerWords as w } from '../../shared/preview/manager-words.ts'
import { PreviewFrame } from '../../shared/preview/preview-frame.tsx'
import { usePreview } from '../../shared/preview/use-preview.ts'
import { watchWords } from './shared/watch-words.ts'
import { AlertRows } from './watching/alert-inbox.tsx'
import { alertWords } from './watching/alert-words.ts'
import { HomePart } from './watching/home-part.tsx'
import { SampleReport } from './watching/sample-report.tsx'
import { watchingWords } from './watching/words.ts'

/**
 * Shows the watch of the order in the URL as its owner sees it, to an operator in preview; shows everybody else a
 * sample.
 */
export default function PreviewManagerPage() {
  const preview = usePreview('watch')
  return preview === null ? <SampleReport /> : <Seen {...preview} />
}

function Seen({ order_seq, ended }: { order_seq: number; ended: boolean }) {
  const today = useToday()
  const read = useCall('previewSubscribeManager', ended ? null : { order_seq })
  return (
    <PreviewFrame title={w.watch} order={order_seq} ended={ended} read={read}>
      {({ watch, alerts, month }) => (
        <div className="@container grid gap-8">
          {/* No links: they would open the operator's own pages. */}
          <HomePart
            watch={watch}
            today={today}
            month={month}
            waiting={[]}
            guard={null}
            links={[
              { id: 'history', title: watchingWords.history, note: watchingWords.historyNote },
              ...(month === null
                ? []
                : [{ id: 'statement', title: watchingWords.statement(watchWords.month(month.month)) }]),
              { id: 'info', title: watchingWords.info, note: watchingWords.infoNote },
            ]}
          />
          <section aria-labelledby="preview-alerts">
            <h2 id="preview-alerts" className="mb-2 text-body font-bold">
              {alertWords.inbox}
            </h2>
            {alerts.length === 0 ? (
              <p className="border-t border-hairline py-4 text-note text-ink-2">{alertWords.inboxEmpty}</p>
            ) : (
              <AlertRows alerts={alerts} today={today} sample />
            )}
          </section>
          <p className="text-note text-ink-2">{w.dead}</p>
        </div>
      )}
    </PreviewFrame>
  )
}
