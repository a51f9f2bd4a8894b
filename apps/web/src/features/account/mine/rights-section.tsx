import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useState } from 'react'
import { send } from '../../../kernel/calls/client.ts'
import { saveFile } from '../../../shared/saving/save-file.tsx'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { formatDay } from '../../../lang/format.ts'
import { askConfirm, openSheet, showAlert } from '../../../ui/dialogs/ask.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { askToLogInAgain } from './ask-to-log-in-again.ts'
import { CorrectForm } from './correct-form.tsx'
import { dataPage } from './data-page.ts'
import { MineFailed, MineRow, MineSection } from './mine-section.tsx'
import { rightsFileWords } from './rights-file-words.ts'
import { rightsWords as w } from './rights-words.ts'
import { mineWords } from './words.ts'

type Data = Output<CallNamed<'personalData'>>

/** The user's rights over the data we store about them: export, correct, stop. Account deletion is further down. */
export function RightsSection() {
  const me = useCall('userInfo', {})
  const stop = useAction('processingStop')
  const [reading, setReading] = useState(false)
  if (me.state === 'loading')
    return (
      <MineSection title={w.title}>
        <Skeleton lines={3} />
      </MineSection>
    )
  if (me.state === 'failed')
    return (
      <MineSection title={w.title}>
        <MineFailed title={mineWords.personFailed} message={me.error.message} again={me.again} />
      </MineSection>
    )
  const { stopped_at, name, email } = me.data
  const take = async () => {
    setReading(true)
    const reply = await send('personalData', {})
    setReading(false)
    if (reply.ok) return void openSheet({ title: w.readyTitle, content: () => <Ready data={reply.data} /> })
    if (reply.error === 'logInAgain') return askToLogInAgain()
    await showAlert({ message: reply.message })
  }
  const correct = async () => {
    const done = await openSheet<boolean>({
      title: w.correctTitle,
      content: (close) => <CorrectForm name={name ?? ''} email={email ?? ''} onDone={() => close(true)} />,
    })
    if (done) toast(w.corrected)
  }
  const turn = async () => {
    const on = stopped_at === null
    if (on && !(await askConfirm({ title: w.stopTitle, message: w.stopText, yes: w.stop }))) return
    const reply = await stop.run({ stop: on })
    if (reply.ok) toast(on ? w.stopped : w.resumed)
    else await showAlert({ message: reply.message })
  }
  return (
    <MineSection id="rights" title={w.title} note={w.note}>
      <ul>
        <MineRow
          label={w.data}
          value={w.dataNote}
          act={
            <Button kind="secondary" loading={reading} aria-label={w.dataNamed} onClick={() => void take()}>
              {w.take}
            </Button>
          }
        />
        <MineRow
          label={w.correctLabel}
          value={w.correctNote}
          act={
            <Button kind="secondary" aria-label={w.correctTitle} onClick={() => void correct()}>
              {w.correct}
            </Button>
          }
        />
        <MineRow
          label={w.stopLabel}
          value={stopped_at === null ? w.stopNote : w.stoppedOn(formatDay(dayInSeoul(new Date(stopped_at))))}
          act={
            <Button
              kind="secondary"
              loading={stop.busy}
              aria-label={w.stopNamed(stopped_at === null)}
              onClick={() => void turn()}
            >
              {stopped_at === null ? w.stop : w.resume}
            </Button>
          }
        />
      </ul>
    </MineSection>
  )
}

function Ready({ data }: { data: Data }) {
  const name = rightsFileWords.fileName(dayInSeoul(new Date(data.made_at)))
  return (
    <>
      <p className="text-body text-ink-2">{w.readyText}</p>
      <div className="mt-6 grid gap-2">
        <Button size="large" wide onClick={() => void saveFile(`${name}.html`, 'text/html', dataPage(data))}>
          {w.readable}
        </Button>
        <Button
          size="large"
          wide
          kind="secondary"
          onClick={() => void saveFile(`${name}.json`, 'application/json', JSON.stringify(data, null, 2))}
        >
          {w.json}
        </Button>
      </div>
    </>
  )
}
