import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { formatDay } from '../../../lang/format.ts'
import { ChangesSection } from '../../../report-body/changes/changes-section.tsx'
import { EngineWords } from '../../../report-body/engine-words.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { previousWords as w } from './previous-words.ts'

/** What changed on the register since the previous report of this home. Default export: loaded when it is asked for. */
export default function ReportChanges({ report }: { report: number }) {
  const changes = useCall('reportChanges', { id: report })
  if (changes.state === 'loading') return <Skeleton lines={6} />
  if (changes.state === 'failed')
    return (
      <ErrorState title={w.failed} onRetry={changes.again}>
        {changes.error.message}
      </ErrorState>
    )
  if (changes.data === null) return null
  const { before, after, judgement } = changes.data
  return (
    <div className="rounded-lg border border-hairline bg-raised p-5">
      {judgement === null ? (
        <Banner kind="caution" title={w.refused}>
          {w.refusedNote}
        </Banner>
      ) : (
        <EngineWords until={<Skeleton lines={6} />}>
          <ChangesSection judgement={judgement} />
        </EngineWords>
      )}
      <p className="mt-4 text-note text-ink-2">
        {[before, after].map(({ ready_at, input_sha256 }) => (
          <span key={input_sha256} className="figures block">
            {w.data(formatDay(dayInSeoul(new Date(ready_at))), input_sha256.slice(0, 12))}
          </span>
        ))}
        {before.input_sha256 === after.input_sha256 ? w.sameData : w.dataNote}
      </p>
    </div>
  )
}
