import type { CallName } from '@jipsalpim/contract/call-table.ts'
import type { Sent } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { refetchTouched } from '../../../kernel/calls/queries.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { toast } from '../../../ui/dialogs/toast.ts'

/** The action of a button that asks for a reason: calls the server, and shows a message. */
export function useDeed<N extends CallName>(name: N) {
  const { run, busy } = useAction(name)
  const deed = (input: Omit<Sent<CallNamed<N>>, 'reason'>, done: string) => async (reason: string) => {
    // every call of the back office that takes a reason has it as a field of its own
    const reply = await run({ ...input, reason } as Sent<CallNamed<N>>)
    if (reply.ok) toast(done)
    // Another operator was first: their result is shown with the message that says so.
    else if (reply.error === 'operatorBehind') await refetchTouched(name)
    return reply.ok ? null : reply.message
  }
  return { deed, busy }
}
