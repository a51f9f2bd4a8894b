import { useEffect, useState } from 'react'
import { TermsBody } from '../../../content/terms-body.tsx'
import { send } from '../../../kernel/calls/client.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import {
  currentSubscription,
  subscribeBrowser,
  unsubscribeBrowser,
  whyNoPush,
  type NoPush,
  type Subscribed,
} from '../../../kernel/device/web-push.ts'
import { showAlert } from '../../../ui/dialogs/ask.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { InfoSection } from '../info/info-section.tsx'
import { browserNoticesWords as w } from './browser-notices-words.ts'

/** Turns the browser's notifications on and off. Not offered in our own app, which has its own. */
export function BrowserNotices() {
  const [why, setWhy] = useState(whyNoPush)
  if (why === 'app') return null
  return (
    <InfoSection title={w.title} note={w.text}>
      {why === null ? <Switch onDenied={() => setWhy('denied')} /> : <Cannot why={why} />}
    </InfoSection>
  )
}

const Cannot = ({ why }: { why: Exclude<NoPush, 'app'> }) => <p className="text-note text-ink-2">{w.cannot[why]}</p>

function Switch({ onDenied }: { onDenied: () => void }) {
  const read = useCall('webPush', {})
  const agree = useAction('termsAgree')
  const [mine, setMine] = useSubscription()
  const [busy, setBusy] = useState(false)
  if (read.state === 'failed')
    return (
      <Button kind="secondary" onClick={read.again}>
        {w.on}
      </Button>
    )
  if (read.state === 'loading' || mine === undefined) return <Skeleton lines={2} />
  const { key, agreed } = read.data
  const turnOn = async () => {
    setBusy(true)
    const made = await subscribeBrowser(key)
    if (made === 'denied') onDenied()
    else if (made === 'failed' || !(await save(made))) await showAlert({ message: w.failed })
    else {
      setMine(made)
      toast(w.turnedOn)
    }
    setBusy(false)
  }
  const save = async (made: Subscribed): Promise<boolean> =>
    (await agree.run({ codes: ['web-push'], road: 'mypage' })).ok && (await send('webPushOn', made)).ok
  const turnOff = async () => {
    setBusy(true)
    const was = await unsubscribeBrowser()
    if (was) await send('webPushOff', was)
    setMine(null)
    toast(w.turnedOff)
    setBusy(false)
  }
  if (mine !== null && agreed)
    return (
      <div className="grid justify-items-start gap-3">
        <p role="status" className="text-body font-semibold">
          {w.isOn}
        </p>
        <Button kind="secondary" loading={busy} onClick={() => void turnOff()}>
          {w.off}
        </Button>
      </div>
    )
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-note text-ink-2">{w.abroad}</p>
      <div className="w-full">
        <Disclosure title={w.more}>
          <Terms />
        </Disclosure>
      </div>
      <Button kind="secondary" loading={busy} onClick={() => void turnOn()}>
        {w.on}
      </Button>
    </div>
  )
}

/** The terms that the user agrees to by turning notifications on. */
function Terms() {
  const list = useCall('termsList', {})
  const terms = list.data?.terms.find(({ code }) => code === 'web-push')
  if (!terms) return list.state === 'loading' ? <Skeleton lines={6} /> : <p className="text-note">{w.failed}</p>
  return (
    <TermsBody terms={terms}>{(body) => <p className="text-note whitespace-pre-line text-ink-2">{body}</p>}</TermsBody>
  )
}

/** Undefined until the browser has answered whether it is subscribed. */
function useSubscription() {
  const [mine, setMine] = useState<Subscribed | null>()
  useEffect(() => {
    let here = true
    void currentSubscription()
      .catch(() => null)
      .then((found) => here && setMine(found))
    return () => {
      here = false
    }
  }, [])
  return [mine, setMine] as const
}
