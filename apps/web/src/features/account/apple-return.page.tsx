import { send } from '../../kernel/client.ts'
import type { Begun } from '../../kernel/login.ts'
import { Returning } from './returning.tsx'
import { useLoginReturn } from './use-login-return.ts'

/** Apple's call-back: the server has the code already, and hands the login to the browser that began it. */
export default function AppleReturnPage() {
  return <Returning termsBefore={useLoginReturn(enter)} />
}

const enter = async (begun: Begun | null) =>
  begun?.provider === 'apple' ? send('loginAppleConfirm', { state: begun.state }) : 'other-browser'
