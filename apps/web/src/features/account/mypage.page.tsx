import { useSyncExternalStore } from 'react'
import { useGo } from '../../kernel/links.ts'
import { useLoginPrompt } from '../../kernel/login-prompt.tsx'
import { isLoggedIn, onSession } from '../../kernel/session.ts'
import { useCall } from '../../kernel/use-call.ts'
import { useTheme } from '../../shell/theme.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { accountWords as w } from './words.ts'

/** Who is logged in, and what is his: the reports, and the way out. */
export default function MyPage() {
  const loggedIn = useSyncExternalStore(onSession, isLoggedIn)
  return (
    <Page title={w.myTitle} heading>
      {loggedIn ? <Mine /> : <LoggedOut />}
      <Look />
    </Page>
  )
}

function LoggedOut() {
  const go = useGo()
  const askLogin = useLoginPrompt()
  return (
    <>
      <p className="mb-6 text-body text-ink-2">{w.loginText}</p>
      <Button size="large" wide onClick={() => askLogin(go.href('mypage'))}>
        {w.kakao}
      </Button>
    </>
  )
}

function Mine() {
  const go = useGo()
  const me = useCall('userInfo', {})
  if (me.state === 'loading') return <Skeleton lines={4} />
  if (me.state === 'failed')
    return (
      <ErrorState title={w.myFailed} onRetry={me.again}>
        {me.error.message}
      </ErrorState>
    )
  const facts = [
    { label: w.myName, value: me.data.name },
    { label: w.myEmail, value: me.data.email },
    { label: w.myMobile, value: me.data.mobile },
  ]
  return (
    <>
      <dl className="border-t border-hairline">
        {facts.map((f) => (
          <div key={f.label} className="flex gap-3 border-b border-hairline py-3">
            <dt className="w-24 shrink-0 text-note text-ink-2">{f.label}</dt>
            <dd className="figures min-w-0 flex-1 text-body break-words">{f.value ?? w.myNone}</dd>
          </div>
        ))}
      </dl>
      <nav aria-label={w.myTitle} className="mt-8">
        <ul>
          {[
            { label: w.myReports, to: 'report' as const },
            { label: w.logout, to: 'logout' as const },
          ].map((item) => (
            <li key={item.to} className="border-b border-hairline">
              <button
                type="button"
                onClick={() => go(item.to)}
                className="flex min-h-14 w-full items-center justify-between text-left text-body font-medium"
              >
                {item.label}
                <Icon name="next" size={20} className="text-ink-3" />
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

/** Light or dark, on this device. */
function Look() {
  const [theme, setTheme] = useTheme()
  return (
    <div className="mt-10">
      <ChoiceField
        label={w.theme}
        value={theme}
        onChange={setTheme}
        options={[
          { value: 'system', label: w.themeSystem },
          { value: 'light', label: w.themeLight },
          { value: 'dark', label: w.themeDark },
        ]}
      />
    </div>
  )
}
