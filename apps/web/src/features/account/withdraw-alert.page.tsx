import { useEffect, useState } from 'react'
import { useGo } from '../../kernel/links.ts'
import { useAction } from '../../kernel/use-action.ts'
import { useCall } from '../../kernel/use-call.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Page } from '../../ui/page.tsx'
import { setLeaving } from '../../kernel/session.ts'
import { askWhyStay } from './stay-sheet.tsx'
import { dropWithdrawDraft, readWithdrawDraft } from './withdraw-draft.ts'
import { withdrawWords as w } from './withdraw-words.ts'

/** The last question. Both answers are one tap. */
export default function WithdrawAlertPage() {
  const go = useGo()
  const told = useCall('withdrawalRead', {})
  const ask = useAction('withdrawalAsk')
  const comment = useAction('withdrawalComment')
  const stay = useAction('withdrawalUndo')
  const [problem, setProblem] = useState<string | null>(null)
  const [draft] = useState(readWithdrawDraft)
  useEffect(() => {
    if (!draft) go('withdrawReason', undefined, { replace: true })
  }, [draft, go])
  if (!draft) return null
  const tickets = told.state === 'ready' ? told.data.tickets.amount : 0

  const leave = async () => {
    setProblem(null)
    const reply = await ask.run({ reason: draft.reason, leave_tickets: tickets })
    // Something came up since, or more tickets than were shown: the first screen tells which.
    if (!reply.ok && reply.error === 'withdrawalUnable') return go('withdrawPossible', undefined, { replace: true })
    if (!reply.ok && reply.error !== 'withdrawalAsked') return setProblem(reply.message)
    if (draft.comment.trim() !== '') await comment.run({ comment: draft.comment })
    dropWithdrawDraft()
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
      bottomNote={<FieldError id="withdraw-problem" error={problem} />}
      bottom={
        <div className="grid gap-2">
          <Button size="large" wide kind="secondary" onClick={() => void remain()}>
            {w.stay}
          </Button>
          <Button size="large" wide kind="danger" loading={ask.busy || comment.busy} onClick={() => void leave()}>
            {w.ask}
          </Button>
        </div>
      }
    >
      <Banner kind="caution">
        {told.state === 'ready' ? w.alertText(told.data.grace_days) : w.alertNote}{' '}
        {told.state === 'ready' && w.alertNote}
      </Banner>
      {tickets > 0 && (
        <div className="mt-4">
          <Banner kind="severe">{w.alertTickets(tickets)}</Banner>
        </div>
      )}
    </Page>
  )
}
