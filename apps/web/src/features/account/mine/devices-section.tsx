import { useAction } from '../../../kernel/calls/use-action.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { askConfirm, showAlert } from '../../../ui/dialogs/ask.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { formatInstant } from '../../../lang/format.ts'
import { mineWords as w } from './words.ts'
import { MineFailed, MineRow, MineSection } from './mine-section.tsx'

/** Where the user is logged in, and the way to end each session. */
export function DevicesSection() {
  const list = useCall('sessionList', {})
  const end = useAction('sessionEnd')
  const endOthers = useAction('sessionEndOthers')
  const others = list.state === 'ready' ? list.data.sessions.filter((s) => !s.here).length : 0
  const endOne = async (session_seq: number) => {
    const reply = await end.run({ session_seq })
    if (!reply.ok) await showAlert({ message: reply.message })
  }
  const endAll = async () => {
    if (!(await askConfirm({ title: w.endOthersTitle, message: w.endOthersText, yes: w.endDevice }))) return
    const reply = await endOthers.run({})
    if (!reply.ok) await showAlert({ message: reply.message })
  }
  return (
    <MineSection title={w.devices} note={w.devicesNote}>
      {list.state === 'loading' && <Skeleton lines={3} />}
      {list.state === 'failed' && (
        <MineFailed title={w.devicesFailed} message={list.error.message} again={list.again} />
      )}
      {list.state === 'ready' && (
        <ul>
          {list.data.sessions.map((s) => (
            <MineRow
              key={s.session_seq}
              quiet
              label={
                <>
                  {w.device(s.device)} {s.here && <Badge tone="brand">{w.here}</Badge>}
                </>
              }
              value={s.here ? w.loggedInOn(formatInstant(s.created_at)) : w.seenOn(formatInstant(s.last_seen_at))}
              act={
                !s.here && (
                  <Button
                    kind="quiet"
                    loading={end.busy}
                    aria-label={w.endNamed(w.device(s.device))}
                    onClick={() => void endOne(s.session_seq)}
                  >
                    {w.endDevice}
                  </Button>
                )
              }
            />
          ))}
        </ul>
      )}
      {others > 1 && (
        <div className="-ml-5">
          <Button kind="quiet" loading={endOthers.busy} onClick={() => void endAll()}>
            {w.endOthers}
          </Button>
        </div>
      )}
    </MineSection>
  )
}
