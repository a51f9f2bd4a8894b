import { LoginButtons } from '../../../kernel/login/login-buttons.tsx'
import { Page } from '../../../ui/layout/page.tsx'

/** A page whose content needs an account: asks for a login and returns here. */
export const LoginFirst = ({ title, text, next }: { title: string; text: string; next: () => string }) => (
  <Page title={title} heading>
    <p className="mb-6 text-body text-ink-2">{text}</p>
    <div className="max-w-column">
      <LoginButtons next={next} />
    </div>
  </Page>
)
