import { send } from '../../kernel/calls/client.ts'
import type { Begun } from '../../kernel/login/login.ts'
import { Returning } from './returning.tsx'
import { useLoginReturn } from './use-login-return.ts'

/** Apple's callback: the server already has the code, and completes the login in the browser that started it. */
export default function AppleReturnPage() {
  return <Returning termsBefore={useLoginReturn(enter)} />
}

const enter = async (begun: Begun | null) =>
  begun?.provider === 'apple' ? send('loginAppleConfirm', { state: begun.state }) : 'other-browser'
