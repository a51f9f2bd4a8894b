import { useCall } from '../../../kernel/use-call.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { askType } from './type-sheet.tsx'
import { rightsWords as r } from './rights-words.ts'
import { mineWords as w } from './words.ts'
import { MineRow, MineSection } from './mine-section.tsx'

/** Who is logged in, as far as we know. */
export function PersonSection() {
  const me = useCall('userInfo', {})
  return (
    <MineSection title={w.person}>
      {me.state === 'loading' && <Skeleton lines={3} />}
      {me.state === 'failed' && (
        <ErrorState title={w.personFailed} onRetry={me.again}>
          {me.error.message}
        </ErrorState>
      )}
      {me.state === 'ready' && (
        <>
          {me.data.stopped_at !== null && (
            <div className="mb-2">
              <Banner kind="caution" title={r.stoppedTitle}>
                {r.stoppedText}
              </Banner>
            </div>
          )}
          <ul>
            <MineRow label={w.name} value={me.data.name ?? w.none} />
            <MineRow label={w.email} value={me.data.email ?? w.none} />
            <TypeRow />
          </ul>
        </>
      )}
    </MineSection>
  )
}

/** What the person is here for; a realtor is one by his registration, everybody else says so himself or does not. */
function TypeRow() {
  const read = useCall('userType', {})
  if (read.state !== 'ready') return null
  const { type, stated } = read.data
  const value = type === null ? w.typeUnknown : stated || type === 'realtor' ? w.types[type] : w.typeByReports
  const act = (
    <Button kind="quiet" aria-label={w.typeNamed} onClick={() => void askType(stated ? type : null)}>
      {w.typeSay}
    </Button>
  )
  return <MineRow quiet label={w.type} value={value} act={type !== 'realtor' && act} />
}
