import { useLoginReturn } from './use-login-return.ts'
import { Returning } from './returning.tsx'

/** The user cancelled on Apple's own page: the options are on the page for failed logins. */
export default function AppleCancelPage() {
  return <Returning termsBefore={useLoginReturn(enter)} />
}

const enter = async () => 'cancelled' as const
