import { useState } from 'react'
import { useAction } from '../../kernel/calls/use-action.ts'
import { askConfirm, openSheet, showAlert } from '../../ui/dialogs/ask.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/dialogs/toast.ts'
import { businessWords as w } from './business-words.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'

export type CompanyFacts = NonNullable<Output<CallNamed<'orderTicketCompany'>>['company']>

/** One member: how many tickets they have and have used; assign, take back, remove. */
export function MemberRow({ member, left }: { member: CompanyFacts['members'][number]; left: number }) {
  const action = useAction('orderTicketMember')
  const name = member.name ?? w.nameless
  const move = async (act: 'give' | 'take', most: number) => {
    const tickets = await openSheet<number>({
      title: act === 'give' ? w.give : w.take,
      content: (close) => <HowMany most={most} button={act === 'give' ? w.give : w.take} onDone={close} />,
    })
    if (tickets === null) return
    const reply = await action.run({ act, member_seq: member.member_seq, tickets })
    if (!reply.ok) return showAlert({ message: reply.message })
    toast(act === 'give' ? w.gave(tickets) : w.took(tickets))
  }
  const remove = async () => {
    if (!(await askConfirm({ message: w.removeAsk(name), yes: w.remove, no: w.cancel, danger: true }))) return
    const reply = await action.run({ act: 'leave', member_seq: member.member_seq })
    if (!reply.ok) return showAlert({ message: reply.message })
    toast(w.removed)
  }
  return (
    <li className="border-b border-hairline py-3">
      <p className="text-body break-words">{name}</p>
      <p className="figures text-note text-ink-2">{w.member(member.unused, member.used)}</p>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button kind="quiet" disabled={left === 0} loading={action.busy} onClick={() => void move('give', left)}>
          {w.give}
        </Button>
        <Button kind="quiet" disabled={member.unused === 0} onClick={() => void move('take', member.unused)}>
          {w.take}
        </Button>
        <Button kind="quiet" onClick={() => void remove()}>
          {w.remove}
        </Button>
      </div>
    </li>
  )
}

function HowMany({ most, button, onDone }: { most: number; button: string; onDone: (n: number) => void }) {
  const [text, setText] = useState('1')
  const [problem, setProblem] = useState<string | null>(null)
  const done = () => {
    const n = Number(text)
    if (!/^\d{1,3}$/.test(text) || n < 1 || n > most) return setProblem(w.howManyBad(most))
    onDone(n)
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        done()
      }}
    >
      <TextField
        label={w.howMany}
        hint={w.howManyHint(most)}
        error={problem}
        value={text}
        onChange={setText}
        inputMode="numeric"
        maxLength={3}
      />
      <Button type="submit" wide>
        {button}
      </Button>
    </form>
  )
}
