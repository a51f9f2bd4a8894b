import { toast } from '../../ui/dialogs/toast.ts'
import { send } from '../calls/client.ts'
import { expectUnload } from '../leaving.ts'

export type Provider = 'kakao' | 'apple'
/** The login that this browser started: a callback must match it, or the user was lured here by someone else. */
export type Begun = { provider: Provider; state: string; next: string; link: boolean }

const KEY = 'nz_login'

/**
 * Starts a login; the browser leaves and comes back to `next`. With `link`, it links another account to the logged-in
 * user. Shows a message if it failed to start.
 */
export async function startLogin(next: string, provider: Provider = 'kakao', link = false): Promise<void> {
  const reply = await send(provider === 'kakao' ? 'loginKakaoState' : 'loginAppleState', { next, link })
  if (!reply.ok) return toast(reply.message)
  const { state, authorizeUrl } = reply.data
  localStorage.setItem(KEY, JSON.stringify({ provider, state, next, link } satisfies Begun))
  expectUnload()
  window.location.assign(authorizeUrl)
}

export function begunLogin(): Begun | null {
  try {
    // Only the function above writes it.
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Begun | null
  } catch {
    return null
  }
}
export const endLogin = (): void => localStorage.removeItem(KEY)
