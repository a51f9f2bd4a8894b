import { useSyncExternalStore } from 'react'
import { LanguageField } from '../../content/language-field.tsx'
import { useGo } from '../../kernel/links.ts'
import { LoginButtons } from '../../kernel/login/login-buttons.tsx'
import { isLoggedIn, onSession } from '../../kernel/login/session.ts'
import { useTheme } from '../../shell/theme.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { accountSections, sections } from './mine/sections.ts'
import { accountWords as w } from './words.ts'

/** The user's own things and their account, side by side on a desktop; display settings for everyone. */
export default function MyPage() {
  const loggedIn = useSyncExternalStore(onSession, isLoggedIn)
  return (
    <Page title={w.myTitle} heading>
      <div className="@container">
        {loggedIn ? (
          <Mine />
        ) : (
          <div className="max-w-column">
            <LoggedOut />
            <Look />
          </div>
        )}
      </div>
    </Page>
  )
}

function LoggedOut() {
  const go = useGo()
  return (
    <>
      <p className="mb-6 text-body text-ink-2">{w.loginText}</p>
      <div className="mb-10">
        <LoginButtons next={() => go.href('mypage')} />
      </div>
    </>
  )
}

function Mine() {
  const go = useGo()
  return (
    <div className="grid gap-x-16 @min-[56rem]:grid-cols-2">
      <div className="grid min-w-0 content-start gap-10">
        {sections.map(({ id, Section }) => (
          <Section key={id} />
        ))}
      </div>
      <div className="mt-10 grid min-w-0 content-start gap-10 @min-[56rem]:mt-0">
        {accountSections.map(({ id, Section }) => (
          <Section key={id} />
        ))}
        <Look />
        <div className="-ml-5 flex flex-wrap">
          <Button kind="quiet" onClick={() => go('logout')}>
            {w.logout}
          </Button>
          <Button kind="quiet" onClick={() => go('withdrawPossible')}>
            {w.withdraw}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** The language, and the light or dark theme, on this device. */
function Look() {
  const [theme, setTheme] = useTheme()
  return (
    <div className="grid gap-8">
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
