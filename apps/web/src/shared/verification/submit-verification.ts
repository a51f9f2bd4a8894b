import { send } from '../../kernel/calls/client.ts'
import { endVerification, type BegunVerification } from './verify-phone.ts'
import { verificationReasonWords } from './verification-reason-words.ts'
import { kernelWords as w } from '../../kernel/words.ts'

/** `again`: the agency did not answer; a retry is harmless. */
export type SubmittedVerification =
  | { kind: 'verified'; userVerifySeq: number; mobile: string }
  | { kind: 'failed'; message: string; again: boolean }

/**
 * Sends the window's result to the server. A logged-in user's phone number is saved to the account at once; a guest's
 * verification is for the caller to use.
 */
export async function submitVerification(
  begun: BegunVerification | null,
  impUid: string | null,
  merchantUid: string | null,
): Promise<SubmittedVerification> {
  const failed = (message: string, again = false): SubmittedVerification => ({ kind: 'failed', message, again })
  if (!begun || begun.merchant_uid !== merchantUid) return failed(w.windowOther)
  if (impUid === null) return failed(w.windowClosed)
  const given = { imp_uid: impUid, merchant_uid: begun.merchant_uid }
  const reply = begun.as === 'user' ? await send('phoneResult', given) : await send('phoneResultGuest', given)
  if (!reply.ok) {
    const again = reply.error === 'offline' || reply.error === 'tryLater'
    if (!again) endVerification()
    return failed(describeReason(reply.data) ?? reply.message, again)
  }
  const { user_verify_seq, mobile } = reply.data
  if (begun.as === 'guest') {
    endVerification()
    return { kind: 'verified', userVerifySeq: user_verify_seq, mobile }
  }
  const stored = await send('mobileChange', { user_verify_seq })
  if (!stored.ok) return failed(describeReason(stored.data) ?? stored.message, stored.error === 'offline')
  endVerification()
  return { kind: 'verified', userVerifySeq: user_verify_seq, mobile: stored.data.mobile }
}

function describeReason(data: unknown): string | null {
  const reason = typeof data === 'object' && data !== null && 'reason' in data ? String(data.reason) : ''
  const words: Readonly<Record<string, string>> = verificationReasonWords
  return words[reason] ?? null
}
