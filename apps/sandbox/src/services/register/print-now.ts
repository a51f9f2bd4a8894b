import type { Play } from '../../kernel/service.ts'
import type { PrintedRegister } from '../../world/printed.ts'
import { enteredSince, pendingApplications, pendingLine } from '../../world/register-events.ts'
import { registerOf } from '../../world/register.ts'
import { storeIn } from '../../world/store.ts'
import { type Subject, uniqueNoOf } from '../../world/unique-no.ts'

type Print = { register: PrintedRegister; warning: string; refused: boolean }

/**
 * A record as it is at the registry now, the line about a pending application ('' for none), and whether one prevents
 * it from being printed.
 */
export function printNow(subject: Subject, play: Play): Print {
  const store = storeIn(play.state)
  const uniqueNo = uniqueNoOf(subject)
  const pending = pendingApplications(uniqueNo, store)
  return {
    register: registerOf(subject, enteredSince(uniqueNo, store)),
    warning: pendingLine(pending),
    refused: pending.some((a) => a.extract === 'refused'),
  }
}
