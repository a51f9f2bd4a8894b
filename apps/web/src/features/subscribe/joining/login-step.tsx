import { CloseFunnel } from '../../../kernel/funnel/close-funnel.tsx'
import { nextOf } from '../../../kernel/funnel/path.ts'
import { useGo } from '../../../kernel/links.ts'
import { LoginButtons } from '../../../kernel/login/login-buttons.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { joinFunnel, type JoinStepProps } from '../join.funnel.tsx'
import { joinWords } from './join-words.ts'

/** Asks a visitor to log in after the home and its lease; login returns to the next question. */
export function LoginStep({ answers, title, back }: JoinStepProps) {
  const { login: w } = joinWords
  const go = useGo()
  const to = nextOf(joinFunnel, answers, 'subscribeFreelogin')?.at ?? 'subscribeAmount'
  return (
    <Page
      title={title}
      heading
      onBack={back}
      action={<CloseFunnel />}
      bottom={<LoginButtons next={() => go.href(to)} />}
    >
      <p className="text-body">{w.text}</p>
      <p className="mt-2 text-body text-ink-2">{w.why}</p>
    </Page>
  )
}
