import { formatDay } from '../../../lang/format.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { link } from '@jipsalpim/contract/routes.ts'
import { useState } from 'react'
import { startLogin, type Provider } from '../../../kernel/login/login.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { askConfirm, showAlert } from '../../../ui/dialogs/ask.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { mineWords as w } from './words.ts'
import { MineFailed, MineRow, MineSection } from './mine-section.tsx'

const providers: readonly Provider[] = ['kakao', 'apple']

/** The accounts the user can log in with: another one is linked by logging in with it. */
export function LoginsSection() {
  const me = useCall('userInfo', {})
  const unlink = useAction('loginUnlink')
  const [leaving, setLeaving] = useState<Provider | null>(null)
  const connect = (provider: Provider) => {
    setLeaving(provider)
    void startLogin(link('mypage'), provider, true).finally(() => setLeaving(null))
  }
  const disconnect = async (provider: Provider) => {
    const name = w.provider[provider]
    if (!(await askConfirm({ title: w.unlinkTitle(name), message: w.unlinkText(name), yes: w.unlink }))) return
    const reply = await unlink.run({ provider })
    if (!reply.ok) await showAlert({ message: reply.message })
  }
  if (me.state === 'loading')
    return (
      <MineSection title={w.logins}>
        <Skeleton lines={2} />
      </MineSection>
    )
  if (me.state === 'failed')
    return (
      <MineSection title={w.logins}>
        <MineFailed title={w.personFailed} message={me.error.message} again={me.again} />
      </MineSection>
    )
  const { logins } = me.data
  return (
    <MineSection title={w.logins} note={w.loginsNote}>
      <ul>
        {providers.map((provider) => {
          const login = logins.find((l) => l.provider === provider)
          return (
            <MineRow
              key={provider}
              quiet={login !== undefined}
              label={w.provider[provider]}
              value={login ? w.linkedOn(formatDay(dayInSeoul(new Date(login.linked_at)))) : w.notLinked}
              act={
                login ? (
                  logins.length > 1 && (
                    <Button kind="quiet" loading={unlink.busy} onClick={() => void disconnect(provider)}>
                      {w.unlink}
                    </Button>
                  )
                ) : (
                  <Button kind="secondary" loading={leaving === provider} onClick={() => connect(provider)}>
                    {w.link}
                  </Button>
                )
              }
            />
          )
        })}
      </ul>
    </MineSection>
  )
}
