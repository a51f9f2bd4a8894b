import { useCall } from '../../../kernel/calls/use-call.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { words } from '../../../ui/words.ts'
import { askType } from './type-sheet.tsx'
import { rightsWords as r } from './rights-words.ts'
import { mineWords as w } from './words.ts'
import { MineFailed, MineRow, MineSection } from './mine-section.tsx'

/** Who is logged in, as far as we know. */
export function PersonSection() {
  const me = useCall('userInfo', {})
  return (
    <MineSection title={w.person}>
      {me.state === 'loading' && <Skeleton lines={3} />}
      {me.state === 'failed' && <MineFailed title={w.personFailed} message={me.error.message} again={me.again} />}
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

/** What the user is here for. A realtor is one by registration; everyone else may choose, or leave it open. */
function TypeRow() {
  const read = useCall('userType', {})
  if (read.state === 'loading') return <MineRow label={w.type} value={words.loading} />
  if (read.state === 'failed')
    return (
      <MineRow
        quiet
        label={w.type}
        value={read.error.message}
        act={
          <Button kind="quiet" aria-label={`${words.retry}: ${w.type}`} onClick={read.again}>
            {words.retry}
          </Button>
        }
      />
    )
  const { type, stated } = read.data
  const value = type === null ? w.typeUnknown : stated || type === 'realtor' ? w.types[type] : w.typeByReports
  const act = (
    <Button kind="quiet" aria-label={w.typeNamed} onClick={() => void askType(stated ? type : null)}>
      {w.typeSay}
    </Button>
  )
  return <MineRow quiet label={w.type} value={value} act={type !== 'realtor' && act} />
}
