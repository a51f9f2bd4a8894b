import { REMARK_LENGTH } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import { isDay, type Day } from '@jipsalpim/engine/values/day.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useGo } from '../../kernel/links.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import { formatDay } from '../../lang/format.ts'
import { showAlert } from '../../ui/dialogs/ask.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { LinkList } from '../../ui/buttons/link-list.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { toast } from '../../ui/dialogs/toast.ts'
import { cancelWords as w } from './cancel-words.ts'
import type { Watch } from './shared/watch.ts'
import { WatchFrame } from './shared/watch-frame.tsx'

/** After stopping: the refund, a way to undo it, and an optional field for the reason. */
export default function CancelReasonPage() {
  return (
    <WatchFrame title={w.bar} place="subscribeCancelReason">
      {(watch) => <Stopped key={watch.subscribeSeq} watch={watch} />}
    </WatchFrame>
  )
}

function Stopped({ watch }: { watch: Watch }) {
  const go = useGo()
  const { state: told } = useLocation()
  const revoke = useAction('subscribeReserveRevoke')
  const { state, subscribeSeq: id, cancelDueDate } = watch
  const takeBack = async () => {
    const reply = await revoke.run({ subscribe_seq: id })
    if (!reply.ok) return showAlert({ message: reply.message })
    toast(w.takenBack)
    go('subscribeInfo', { id }, { replace: true })
  }
  if (state !== 'ending' && state !== 'ended' && state !== 'stopped')
    return (
      <Page onBack={() => go('subscribeInfo', { id })}>
        <EmptyState
          title={w.notStopped}
          heading="h1"
          action={<Button onClick={() => go('subscribeCancel', { id })}>{w.toCancel}</Button>}
        />
      </Page>
    )
  const ends = state === 'ending' && cancelDueDate !== null
  const refund = refundIn(told)
  return (
    <Page
      onBack={() => go('subscribeInfo', { id })}
      bottom={
        ends && (
          <Button kind="secondary" size="large" wide loading={revoke.busy} onClick={() => void takeBack()}>
            {w.takeBack}
          </Button>
        )
      }
    >
      <h1 className="text-title font-bold">{ends ? w.doneEnding(formatDay(cancelDueDate)) : w.doneTitle}</h1>
      <p className="figures mt-1 text-body">
        {ends ? w.doneEndingText : refund === null ? w.overText : refundText(refund)}
      </p>
      <p lang="ko" className="text-note text-ink-2">
        {watch.fullAddress}
      </p>
      <div className="mt-8 grid gap-8">
        <Reason id={id} />
        <LinkList
          items={[
            { id: 'info', title: w.toInfo, to: go.href('subscribeInfo', { id }) },
            { id: 'orders', title: w.toOrders, to: go.href('subscribeOrder', { id }) },
          ]}
        />
      </div>
    </Page>
  )
}

function Reason({ id }: { id: number }) {
  const edit = useAction('subscribeEdit')
  const [remark, setRemark] = useState('')
  const [sent, setSent] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async () => {
    setProblem(null)
    const reply = await edit.run({ subscribe_seq: id, remark: remark.trim() })
    if (reply.ok) setSent(true)
    else setProblem(reply.fields['remark'] ?? reply.message)
  }
  return (
    <section aria-labelledby="why-stop">
      <h2 id="why-stop" className="text-body font-bold">
        {w.reasonTitle}
      </h2>
      <div aria-live="polite">
        {sent ? (
          <p className="mt-1 text-body">{w.sent}</p>
        ) : (
          <>
            <p className="mt-1 mb-3 text-note text-ink-2">{w.reasonNote}</p>
            <TextArea
              label={w.reason}
              value={remark}
              onChange={setRemark}
              lines={3}
              maxLength={REMARK_LENGTH}
              placeholder={w.reasonHint}
            />
            <FieldError id="reason-problem" error={problem} />
            <div className="mt-3">
              <Button kind="secondary" loading={edit.busy} disabled={remark.trim() === ''} onClick={() => void send()}>
                {w.send}
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  )
}

type Refund = { won: number; due_on: Day | null }
const refundText = ({ won, due_on }: Refund): string =>
  won === 0 ? w.doneNone : due_on === null ? w.doneNow(w.won(won)) : w.doneNowDue(w.won(won), formatDay(due_on))

/** Reads the refund from the navigation state of the previous page; null after a reload, when no sum is shown. */
function refundIn(told: unknown): Refund | null {
  if (typeof told !== 'object' || told === null || !('refund' in told)) return null
  const { refund } = told
  if (typeof refund !== 'object' || refund === null || !('won' in refund) || typeof refund.won !== 'number') return null
  return { won: refund.won, due_on: 'due_on' in refund && isDay(refund.due_on) ? refund.due_on : null }
}
