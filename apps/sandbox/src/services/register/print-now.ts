import type { Play } from '../../kernel/service.ts'
import type { PrintedRegister } from '../../world/printed.ts'
import { enteredSince, pendingApplications, pendingLine } from '../../world/register-events.ts'
import { registerOf } from '../../world/register.ts'
import { storeIn } from '../../world/store.ts'
import { type Subject, uniqueNoOf } from '../../world/unique-no.ts'

/** A record as it is at the registry at this moment, and the line about a pending application ('' for none). */
export function printNow(subject: Subject, play: Play): { register: PrintedRegister; warning: string } {
  const store = storeIn(play.state)
  const uniqueNo = uniqueNoOf(subject)
  return {
    register: registerOf(subject, enteredSince(uniqueNo, store)),
    warning: pendingLine(pendingApplications(uniqueNo, store)),
  }
}
