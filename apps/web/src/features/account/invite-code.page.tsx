import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { useEffect, useState } from 'react'
import { dropInviteOfLink, inviteOfLink } from './invite-of-link.ts'
import { useGo } from '../../kernel/links.ts'
import { isLoggedIn } from '../../kernel/login/session.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatDay } from '../../lang/format.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { inviteWords as w } from './invite-words.ts'

/** The invite code of the user who invited this one; filled in if a link brought it. */
export default function InviteCodePage() {
  const go = useGo()
  const loggedIn = isLoggedIn()
  const invite = useCall('userInvite', loggedIn ? {} : null)
  useEffect(() => {
    if (!loggedIn) go('subscribeInviteLogin', undefined, { replace: true })
  }, [loggedIn, go])
  const ready = invite.state === 'ready' ? invite.data : null
  if (ready && ready.may_come_until !== null) return <TakeForm />
  const start = <ButtonLink to={`${go.href('analyze')}#check`}>{w.start}</ButtonLink>
  return (
    <Page title={w.takeTitle} onBack={() => go('subscribeInvite')}>
      {invite.state === 'loading' && <Skeleton lines={3} />}
      {invite.state === 'failed' && (
        <ErrorState title={w.failed} onRetry={invite.again}>
          {invite.error.message}
        </ErrorState>
      )}
      {ready &&
        (ready.came_at !== null ? (
          <EmptyState title={w.taken} action={start}>
            {w.takenText(formatDay(dayInSeoul(new Date(ready.came_at))))}
          </EmptyState>
        ) : (
          <EmptyState title={w.late} action={start}>
            {w.lateText}
          </EmptyState>
        ))}
    </Page>
  )
}

function TakeForm() {
  const go = useGo()
  const take = useAction('userInviteTake')
  const [code, setCode] = useState(() => inviteOfLink() ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const submit = async () => {
    if (code.trim() === '') return setProblem(w.takeMissing)
    const reply = await take.run({ code })
    if (reply.ok) dropInviteOfLink()
    else setProblem(reply.error === 'inviteRefused' ? w.refused : reply.message)
  }
  return (
    <Page
      title={w.takeTitle}
      heading
      onBack={() => go('subscribeInvite')}
      bottom={
        <Button size="large" wide loading={take.busy} onClick={() => void submit()}>
          {w.take}
        </Button>
      }
    >
      <p className="mb-6 text-body text-ink-2">{w.takeText}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextField
          label={w.takeLabel}
          hint={w.takeHint}
          value={code}
          error={problem}
          autoComplete="off"
          maxLength={40}
          onChange={(typed) => {
            setCode(typed)
            setProblem(null)
          }}
        />
      </form>
    </Page>
  )
}
