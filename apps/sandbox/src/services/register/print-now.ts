import type { Play } from '../../kernel/service.ts'
import type { PrintedRegister } from '../../world/printed.ts'
import { enteredSince, pendingApplications, pendingLine } from '../../world/register-events.ts'
import { registerOf } from '../../world/register.ts'
import { storeIn } from '../../world/store.ts'
import { type Subject, uniqueNoOf } from '../../world/unique-no.ts'

type Print = { register: PrintedRegister; warning: string; refused: boolean }
/** What a provider keeps of its last print of a home: when it was made, and how many of our events were entered. */
type Copy = { at: string; entered: number; warning: string }
/** Providers answer from such a copy for up to an hour. */
const COPY_MS = 3_600_000

/** As `printNow`; with the fault `cached` the provider's copy of the last hour, which shows nothing that came since. */
export function printOrCopy(subject: Subject, play: Play): Print & { viewedAt: Date } {
  const copies = play.state.rows<Copy>('copies')
  const [uniqueNo, now] = [uniqueNoOf(subject), play.now()]
  const entered = enteredSince(uniqueNo, storeIn(play.state))
  const copy = copies.get(uniqueNo)
  const age = copy ? now.getTime() - Date.parse(copy.at) : Infinity
  if (copy && age >= 0 && age < COPY_MS && play.take('cached')) {
    const register = registerOf(subject, entered.slice(0, copy.entered))
    return { register, warning: copy.warning, refused: false, viewedAt: new Date(copy.at) }
  }
  const print = printNow(subject, play)
  if (!print.refused) copies.put(uniqueNo, { at: now.toISOString(), entered: entered.length, warning: print.warning })
  return { ...print, viewedAt: now }
}

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
