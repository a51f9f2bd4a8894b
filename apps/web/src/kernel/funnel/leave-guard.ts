import { link, places } from '@jipsalpim/contract/routes.ts'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { withinTime } from '../chunks.ts'
import { useGuard, useUnloadGuard } from '../leaving.ts'
import { isPartner, placeHref, useGo, usePlace, type PlaceHandle } from '../links.ts'
import { hasDraft } from './draft.ts'
import { draftAt } from './in-progress.ts'

/**
 * Leaving an order that has begun asks first, and a yes drops the draft (specification, section 2): at every place where
 * one is in progress, by a link, a tab, home or the device's back. The bank partner's back leads home, with a question of
 * its own. A tab that is closed, reloaded or led elsewhere is asked about by the browser.
 */
export function useLeaveGuard(place: PlaceHandle | null): void {
  const navigate = useNavigate()
  const draft = place && draftAt(place)
  const footer = place?.route.footer ?? 'none'
  const partner = isPartner(place)
  const inProgress = useCallback(() => draft !== null && hasDraft(draft), [draft])
  useUnloadGuard(inProgress)
  useEffect(() => {
    if (inProgress()) void bring().catch(() => undefined)
  }, [inProgress])
  useGuard(
    useCallback(
      ({ to, back }) => {
        // A session that ended leads to the login and back: nothing is left by that.
        if (draft === null || !inProgress() || logins.has(to)) return null
        const next = placeAt(to)
        const stays =
          next !== undefined && ((footer !== 'none' && next.route.footer === footer) || draftAt(next) === draft)
        if (stays && !(partner && back && !('funnel' in next.route))) return null
        if (!(partner && back)) return () => agreed(draft, 'leave')
        return async () => {
          if (await agreed(draft, 'leaveHome')) void navigate(placeHref('main', true))
          return false
        }
      },
      [draft, footer, partner, inProgress, navigate],
    ),
  )
}

/** The first question's own back button. */
export function useLeaveByBack(funnel: string): () => void {
  const go = useGo()
  const { partner } = usePlace()
  const leave = async () => {
    if (!partner) return go('analyze')
    if (!hasDraft(funnel) || (await agreed(funnel, 'leaveHome'))) go('main')
  }
  return () => void leave()
}

/** Not in the entry: a device without a draft never asks. Where the question does not come, nothing is reset by leaving. */
const bring = () => import('./ask-to-leave.ts')
const ASK_WAIT_MS = 5_000
async function agreed(funnel: string, where: 'leave' | 'leaveHome'): Promise<boolean> {
  const piece = await withinTime(bring(), ASK_WAIT_MS).catch(() => null)
  return piece === null || piece.askToLeave(funnel, where)
}

const logins: ReadonlySet<string> = new Set([link('login'), link('loginError')])
/** The place that an address leads to, through what only leads on. */
function placeAt(path: string): ReturnType<typeof places>[number] | undefined {
  const found = places().find((p) => p.path === path)
  return found && 'redirect' in found.route ? placeAt(found.route.redirect) : found
}
