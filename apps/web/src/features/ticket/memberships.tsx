import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import { askConfirm, showAlert } from '../../ui/dialogs/ask.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/dialogs/toast.ts'
import { businessWords as w } from './business-words.ts'

type Membership = Output<CallNamed<'orderTicketCompany'>>['memberships'][number]

/** The companies that the user is a member of, and the way to leave. */
export function Memberships({ memberships }: { memberships: readonly Membership[] }) {
  const act = useAction('orderTicketMember')
  const leave = async (m: Membership) => {
    if (!(await askConfirm({ message: w.leaveAsk(m.company), yes: w.leave, no: w.cancel, danger: true }))) return
    const reply = await act.run({ act: 'leave', member_seq: m.member_seq })
    if (reply.ok) toast(w.left)
    else await showAlert({ message: reply.message })
  }
  return (
    <section className="mt-8">
      <h2 className="text-body font-bold">{w.membershipsTitle}</h2>
      <ul>
        {memberships.map((m) => (
          <li key={m.member_seq} className="flex min-h-14 items-center gap-3 border-b border-hairline py-2">
            <div className="min-w-0 flex-1">
              <p className="text-body break-words">{m.company}</p>
              <p className="figures text-note text-ink-2">{w.membership(m.unused)}</p>
            </div>
            <Button kind="quiet" loading={act.busy} onClick={() => void leave(m)}>
              {w.leave}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
