import { askPhone } from './phone-sheet.tsx'
import { takeVerification } from './take-verification.ts'
import { begunVerification, openVerification } from './verify-phone.ts'

/**
 * Asks for the number and opens the agency's window until one of them is dismissed; errors are shown at the number.
 * Returns the verified phone number, null without one, or 'left' if the browser is on its way to the agency's page and
 * comes back to `next`.
 */
export async function verifyOwn({
  title,
  next,
  onWindow,
}: {
  title: string
  next: string | null
  /** The window is about to open: the browser may leave the page for it. */
  onWindow?: () => void
}): Promise<string | 'left' | null> {
  let [phone, problem]: [string, string | null] = ['', null]
  for (;;) {
    const typed = await askPhone({ title, phone, problem })
    if (typed === null) return null
    onWindow?.()
    const end = await openVerification(typed, { as: 'user', next })
    if (end.kind === 'left') return 'left'
    const taken = end.kind === 'passed' ? await takeVerification(begunVerification(), end.impUid, end.merchantUid) : end
    if (taken.kind === 'verified') return taken.mobile
    ;[phone, problem] = [typed, taken.message]
  }
}
