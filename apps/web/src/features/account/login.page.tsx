import { link } from '@jipsalpim/contract/routes.ts'
import { useGo } from '../../kernel/links.ts'
import { LoginButtons } from '../../kernel/login/login-buttons.tsx'
import { popPlace } from '../../kernel/login/session.ts'
import { Page } from '../../ui/layout/page.tsx'
import { accountWords as w } from './words.ts'

export default function LoginPage() {
  const go = useGo()
  return (
    <Page
      title={w.loginTitle}
      heading
      onBack={() => go('analyze')}
      bottom={<LoginButtons next={() => popPlace() ?? link('report')} />}
    >
      <p className="text-body text-ink-2">{w.loginText}</p>
    </Page>
  )
}
