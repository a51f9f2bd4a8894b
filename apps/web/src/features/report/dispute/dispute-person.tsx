import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readSeq } from '../../../kernel/calls/read-seq.ts'
import { useGo } from '../../../kernel/links.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { verifyPerson } from '../../../shared/verification/verify-own.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError } from '../../../ui/forms/field.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { disputeWords as w } from './dispute-words.ts'
import type { Dispute } from './use-disputes.ts'

type Props = { dispute: Dispute; disputeKey: string; open: boolean; onChanged: () => void }

/** Whether an author without an account has verified their identity, and how to do so while the dispute is open. */
export function DisputePerson({ dispute, disputeKey, open, onChanged }: Props) {
  const go = useGo()
  const [query, setQuery] = useSearchParams()
  const verify = useAction('sharedDisputeVerify')
  const [problem, setProblem] = useState<string | null>(null)
  // the agency's window was a page of its own, which returned with its number
  const back = readSeq(query.get('verified'))
  const took = useRef<number | null>(null)
  const use = async (user_verify_seq: number) => {
    const reply = await verify.run({ key: disputeKey, user_verify_seq })
    if (!reply.ok) return setProblem(reply.error === 'notFound' ? w.verifyGone : reply.message)
    toast(w.verifyDone)
    onChanged()
  }
  useEffect(() => {
    if (back === null || took.current === back) return
    took.current = back
    setQuery({ key: disputeKey }, { replace: true })
    void use(back)
  })
  const ask = async () => {
    setProblem(null)
    const next = go.href('reportDispute', { key: disputeKey })
    const verified = await verifyPerson('guest', { title: w.verify, next })
    if (verified !== null && verified !== 'left') await use(verified.userVerifySeq)
  }
  if (dispute.verified)
    return (
      <p className="mt-4 flex flex-wrap items-center gap-2 text-note text-ink-2">
        <Badge tone="good">{w.verifiedBadge}</Badge>
        {dispute.owner !== null && w.owner[dispute.owner]}
      </p>
    )
  if (!open) return null
  return (
    <section aria-label={w.verify} className="mt-4 grid gap-2">
      <Button kind="secondary" wide loading={verify.busy} onClick={() => void ask()}>
        {w.verify}
      </Button>
      <p className="text-note text-ink-2">{dispute.role === 'landlord' ? w.verifyLandlord : w.verifyNote}</p>
      <FieldError id="verify-error" error={problem} />
    </section>
  )
}
