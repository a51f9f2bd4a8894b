import { link } from '@jipsalpim/contract/routes.ts'
import { send } from '../../kernel/calls/client.ts'
import { guestToken, saveGuest } from '../../kernel/login/guest.ts'
import { expectUnload } from '../../kernel/leaving.ts'
import { leavesForWindow, loadScript } from '../../kernel/chunks/load-script.ts'
import { kernelWords as w } from '../../kernel/words.ts'

/** The window that this browser opened: a result must belong to it. `next` is where the user continues. */
export type BegunVerification = {
  user_verify_seq: number
  merchant_uid: string
  as: 'user' | 'guest'
  next: string | null
}
/** `left`: the browser is on its way to the agency's page and comes back to the result page. */
export type VerifyEnd =
  | { kind: 'passed'; impUid: string; merchantUid: string }
  | { kind: 'failed'; message: string }
  | { kind: 'left' }

const KEY = 'nz_verify'
export function begunVerification(): BegunVerification | null {
  try {
    // Only the function below writes it.
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as BegunVerification | null
  } catch {
    return null
  }
}
export const endVerification = (): void => localStorage.removeItem(KEY)

type CertificationResult = { success?: boolean; imp_uid?: string | null; error_msg?: string | null }
type Imp = {
  init: (code: string) => void
  certification: (params: Record<string, unknown>, done: (r: CertificationResult) => void) => void
}

/** Opens the agency's window. Its result is only a hint: the server asks the agency whose phone number it is. */
export async function openVerification(
  phone: string,
  options: { as: 'user' | 'guest'; next: string | null },
): Promise<VerifyEnd> {
  const opened = options.as === 'guest' ? await openGuest() : null
  if (opened) return { kind: 'failed', message: opened }
  const prepared = await send(options.as === 'user' ? 'phonePrepare' : 'phonePrepareGuest', { phone })
  if (!prepared.ok)
    return { kind: 'failed', message: prepared.error === 'invalidInput' ? w.phoneWrong : prepared.message }
  const { user_verify_seq, merchant_uid, imp_code, channel_key, sdk_url, min_age } = prepared.data
  // The vendor's script sets this on the window.
  const imp = (): Imp | undefined => (window as { IMP?: unknown }).IMP as Imp | undefined
  if (!(await loadScript(sdk_url)) || !imp()) return { kind: 'failed', message: w.windowNotReady }
  localStorage.setItem(KEY, JSON.stringify({ user_verify_seq, merchant_uid, ...options } satisfies BegunVerification))
  imp()?.init(imp_code)
  const leaves = leavesForWindow(navigator.userAgent)
  if (leaves) expectUnload()
  const place = options.next === null ? 'userVerificationsKcbResultNull' : 'userVerificationsKcbResult'
  return new Promise((done) => {
    imp()?.certification(
      {
        channelKey: channel_key,
        merchant_uid,
        phone: prepared.data.phone,
        min_age,
        popup: false,
        ...(leaves ? { m_redirect_url: window.location.origin + link(place) } : {}),
      },
      (r) =>
        done(
          r.imp_uid
            ? { kind: 'passed', impUid: r.imp_uid, merchantUid: merchant_uid }
            : { kind: 'failed', message: w.windowClosed },
        ),
    )
    if (leaves) done({ kind: 'left' })
  })
}

/** A user without an account becomes a guest here; returns the error message, or null. */
async function openGuest(): Promise<string | null> {
  if (guestToken() !== null) return null
  const reply = await send('guestOpen', {})
  if (!reply.ok) return reply.message
  saveGuest({ token: reply.data.guest_token, expiresAt: reply.data.expires_at })
  return null
}
