import { askPhone } from './phone-sheet.tsx'
import { submitVerification, type SubmittedVerification } from './submit-verification.ts'
import { begunVerification, openVerification } from './verify-phone.ts'

type Asked = {
  title: string
  next: string | null
  /** The window is about to open: the browser may leave the page for it. */
  onWindow?: () => void
}
type Verified = Extract<SubmittedVerification, { kind: 'verified' }>

/**
 * Asks for the number and opens the agency's window until one of them is dismissed; errors are shown at the number.
 * Returns who was verified, null without one, or 'left' if the browser is on its way to the agency's page and comes back
 * to `next`.
 */
export async function verifyPerson(
  as: 'user' | 'guest',
  { title, next, onWindow }: Asked,
): Promise<Verified | 'left' | null> {
  let [phone, problem]: [string, string | null] = ['', null]
  for (;;) {
    const typed = await askPhone({ title, phone, problem })
    if (typed === null) return null
    onWindow?.()
    const end = await openVerification(typed, { as, next })
    if (end.kind === 'left') return 'left'
    const taken =
      end.kind === 'passed' ? await submitVerification(begunVerification(), end.impUid, end.merchantUid) : end
    if (taken.kind === 'verified') return taken
    ;[phone, problem] = [typed, taken.message]
  }
}

/** Verifies the phone number of the user's own account. */
export async function verifyOwn(asked: Asked): Promise<string | 'left' | null> {
  const verified = await verifyPerson('user', asked)
  return verified === null || verified === 'left' ? verified : verified.mobile
}
