import { withinTime } from '../kernel/chunks/chunks.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { placeHref, type PlaceHandle } from '../kernel/links.ts'
import {
  isCheckDue,
  isLeaving,
  saveFreshToken,
  markChecked,
  onLeaving,
  onLostSession,
  readSession,
  rememberPlace,
} from '../kernel/login/session.ts'
import { onTermsMissing } from '../kernel/terms.ts'
import { toast } from '../ui/dialogs/toast.ts'
import { words } from './words.ts'

/**
 * Checks once an hour whether the session is still valid, and stores the fresh token that may come with the answer.
 * When it has ended, a place that needs it redirects to the login, which leads back. Missing terms are asked for here.
 */
export function useSessionWatch(place: PlaceHandle | null): void {
  const navigate = useNavigate()
  const guarded = place !== null && place.route.access !== 'open'
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && check())
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(
    () =>
      onLostSession(() => {
        toast(words.sessionEnded)
        if (!guarded) return
        rememberPlace(window.location.pathname + window.location.search)
        void navigate(placeHref('login', false), { replace: true })
      }),
    [navigate, guarded],
  )
  useEffect(() => onTermsMissing(() => askTerms('order')), [])
  useEffect(
    () =>
      onLeaving(() => {
        if (isLeaving()) void navigate(placeHref('withdrawComplete', false), { replace: true })
      }),
    [navigate],
  )
}

async function check(): Promise<void> {
  const session = readSession()
  if (session === null || !isCheckDue()) return
  markChecked()
  // Not in the entry chunk: every place that uses a call loads it anyway.
  const { send } = await import('../kernel/calls/client.ts')
  const reply = await send('authToken', {})
  if (!reply.ok) return
  if (reply.data.session) saveFreshToken(session, reply.data.session)
  if (reply.data.terms_missing) await askTerms('visit')
}

const askTerms = async (occasion: 'visit' | 'order'): Promise<boolean> =>
  (await withinTime(import('../features/account/terms-sheet.tsx'))).askTerms(occasion)
