import { useEffect, useState } from 'react'
import { useGo } from '../../kernel/links.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatWon } from '../../lang/format.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { setLeaving } from '../../kernel/login/session.ts'
import { askWhyStay } from './stay-sheet.tsx'
import { dropWithdrawDraft, readWithdrawDraft } from './withdraw-draft.ts'
import { withdrawWords as w } from './withdraw-words.ts'

/** The last confirmation. Both answers are one tap. */
export default function WithdrawAlertPage() {
  const go = useGo()
  const query = useCall('withdrawalRead', {})
  const ask = useAction('withdrawalAsk')
  const comment = useAction('withdrawalComment')
  const stay = useAction('withdrawalUndo')
  const [problem, setProblem] = useState<string | null>(null)
  const [draft] = useState(readWithdrawDraft)
  useEffect(() => {
    if (!draft) go('withdrawReason', undefined, { replace: true })
  }, [draft, go])
  if (!draft) return null
  const shown = query.state === 'ready' ? query.data : null
  const tickets = shown?.tickets.amount ?? 0
  const points = shown?.points ?? 0
  const watches = shown?.watches

  const leave = async () => {
    setProblem(null)
    const reply = await ask.run({
      reason: draft.reason,
      leave_tickets: tickets,
      stop_watches: watches?.count ?? 0,
    })
    // Something changed since, or there are more tickets than were shown: the first screen shows which.
    if (!reply.ok && reply.error === 'withdrawalUnable') return go('withdrawPossible', undefined, { replace: true })
    if (!reply.ok && reply.error !== 'withdrawalAsked') return setProblem(reply.message)
    const words = draft.comment.trim()
    // The withdrawal is requested: a comment that was not saved stays for the next screen.
    if (words === '' || (await comment.run({ comment: words })).ok) dropWithdrawDraft()
    setLeaving(true)
    go('withdrawComplete', undefined, { replace: true })
  }
  const remain = async () => {
    const reasons = await askWhyStay()
    if (reasons === null) return
    if (reasons.length > 0) await stay.run({ reasons: [...reasons] })
    dropWithdrawDraft()
    go('mypage')
  }
  return (
    <Page
      title={w.alertTitle}
      heading
      onBack={() => go('withdrawReason')}
      bottomNote={
        problem !== null && (
          <div className="text-left">
            <Banner kind="severe" title={w.askFailed} urgent>
              {problem} {w.askKept}
            </Banner>
          </div>
        )
      }
      bottom={
        <div className="grid gap-2">
          <Button size="large" wide kind="secondary" onClick={() => void remain()}>
            {w.stay}
          </Button>
          <Button
            size="large"
            wide
            kind="danger"
            // What is deleted with the account is shown before it can be deleted.
            disabled={shown === null}
            loading={ask.busy || comment.busy}
            onClick={() => void leave()}
          >
            {problem === null ? w.ask : w.askAgain}
          </Button>
        </div>
      }
    >
      {query.state === 'loading' && <Skeleton lines={2} />}
      {query.state === 'failed' && (
        <ErrorState title={w.failed} onRetry={query.again}>
          {query.error.message} {w.askKept}
        </ErrorState>
      )}
      {shown && (
        <Banner kind="caution">
          {w.alertText(shown.grace_days)} {w.alertNote}
        </Banner>
      )}
      {watches && watches.count > 0 && (
        <div className="mt-4">
          <Banner kind="severe">{w.watchesText(watches.count, watches.refund)}</Banner>
        </div>
      )}
      {tickets > 0 && (
        <div className="mt-4">
          <Banner kind="severe">{w.alertTickets(tickets)}</Banner>
        </div>
      )}
      {points > 0 && (
        <div className="mt-4">
          <Banner kind="severe">{w.alertPoints(formatWon(points))}</Banner>
        </div>
      )}
    </Page>
  )
}
