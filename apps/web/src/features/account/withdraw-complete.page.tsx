import { formatDay } from '../../lang/format.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { useEffect, useState } from 'react'
import { useGo } from '../../kernel/links.ts'
import { setLeaving } from '../../kernel/login/session.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { toast } from '../../ui/dialogs/toast.ts'
import { askWhyStay } from './stay-sheet.tsx'
import { dropWithdrawDraft, readWithdrawDraft } from './withdraw-draft.ts'
import { withdrawWords as w } from './withdraw-words.ts'

/**
 * Withdrawal was requested: until when it can be undone, and a button to undo it. A user who logs in meanwhile is sent
 * here too.
 */
export default function WithdrawCompletePage() {
  const go = useGo()
  const query = useCall('withdrawalRead', {})
  const undo = useAction('withdrawalUndo')
  const comment = useAction('withdrawalComment')
  const [problem, setProblem] = useState<string | null>(null)
  const [unsent, setUnsent] = useState(() => readWithdrawDraft()?.comment.trim() ?? '')
  const none = query.state === 'ready' && query.data.asked === null
  useEffect(() => {
    if (!none) return
    setLeaving(false)
    go('mypage', undefined, { replace: true })
  }, [none, go])
  const stay = async () => {
    const reasons = await askWhyStay()
    if (reasons === null) return
    const reply = await undo.run({ reasons: [...reasons] })
    if (!reply.ok) return setProblem(reply.message)
    dropWithdrawDraft()
    setLeaving(false)
    toast(w.undone)
    go('mypage', undefined, { replace: true })
  }
  const sendAgain = async () => {
    const reply = await comment.run({ comment: unsent })
    if (!reply.ok) return setProblem(reply.message)
    setProblem(null)
    dropWithdrawDraft()
    setUnsent('')
    toast(w.sent)
  }
  return (
    <Page
      title={query.state === 'failed' ? w.requestTitle : w.completeTitle}
      heading
      bottomNote={<FieldError id="undo-problem" error={problem} />}
      bottom={
        <div className="grid gap-2">
          {query.state !== 'failed' && (
            <Button
              size="large"
              wide
              loading={undo.busy}
              disabled={query.state === 'loading'}
              onClick={() => void stay()}
            >
              {w.undo}
            </Button>
          )}
          <Button size="large" wide kind="secondary" onClick={() => go('logout')}>
            {w.leave}
          </Button>
        </div>
      }
    >
      {query.state === 'loading' && <Skeleton lines={2} />}
      {query.state === 'failed' && (
        <ErrorState title={w.failed} onRetry={query.again}>
          {query.error.message}
        </ErrorState>
      )}
      {query.state === 'ready' && query.data.asked && (
        <p className="text-body text-ink-2">
          {w.completeText(formatDay(dayInSeoul(new Date(query.data.asked.due_at))))}
        </p>
      )}
      {unsent !== '' && (
        <div className="mt-6">
          <Banner
            kind="caution"
            title={w.unsent}
            action={
              <Button kind="quiet" loading={comment.busy} onClick={() => void sendAgain()}>
                {w.send}
              </Button>
            }
          >
            {w.unsentText}
            <q className="mt-1 block whitespace-pre-line text-ink">{unsent}</q>
          </Banner>
        </div>
      )}
    </Page>
  )
}
