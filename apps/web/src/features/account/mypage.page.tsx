import { useSyncExternalStore } from 'react'
import { LanguageField } from '../../content/language-field.tsx'
import { useGo } from '../../kernel/links.ts'
import { LoginButtons } from '../../kernel/login-buttons.tsx'
import { isLoggedIn, onSession } from '../../kernel/session.ts'
import { useTheme } from '../../shell/theme.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { Page } from '../../ui/page.tsx'
import { sections } from './mine/sections.ts'
import { accountWords as w } from './words.ts'

/** The account and the data of the logged-in user, in sections; display settings for everyone. */
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
  return (
    <>
      <p className="mb-6 text-body text-ink-2">{w.loginText}</p>
      <LoginButtons next={() => go.href('mypage')} />
    </>
  )
}

function Mine() {
  const go = useGo()
  return (
    <>
      {sections.map(({ id, Section }) => (
        <Section key={id} />
      ))}
      <div className="mt-8 -ml-5 flex flex-wrap">
        <Button kind="quiet" onClick={() => go('logout')}>
          {w.logout}
        </Button>
        <Button kind="quiet" onClick={() => go('withdrawPossible')}>
          {w.withdraw}
        </Button>
      </div>
    </>
  )
}

/** The language, and the light or dark theme, on this device. */
function Look() {
  const [theme, setTheme] = useTheme()
  return (
    <div className="mt-10 grid gap-8">
      <LanguageField label={w.language} />
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
