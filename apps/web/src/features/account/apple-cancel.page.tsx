import { useLoginReturn } from './use-login-return.ts'
import { Returning } from './returning.tsx'

/** Apple's page was left by its own cancel: what can be done now stands on the page of failed logins. */
export default function AppleCancelPage() {
  return <Returning termsBefore={useLoginReturn(enter)} />
}

const enter = async () => 'cancelled' as const
