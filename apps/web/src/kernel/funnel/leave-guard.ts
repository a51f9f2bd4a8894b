import { link, places } from '@jipsalpim/contract/routes.ts'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { withinTime } from '../chunks/chunks.ts'
import { useGuard, useUnloadGuard } from '../leaving.ts'
import { isPartner, placeHref, useGo, usePlace, type PlaceHandle } from '../links.ts'
import { hasDraft } from './stored-drafts.ts'
import { draftAt } from './in-progress.ts'

/**
 * Leaving an unfinished order asks first, and a yes drops the draft (specification, section 2): at every place where
 * one is in progress, by a link, a tab, home or the device's back. The bank partner's back leads home, with a question
 * of its own. If a tab is closed, reloaded or sent elsewhere, the browser asks.
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
        // An expired session leads to the login and back, and so does a visit to an aside: that is not leaving.
        if (draft === null || !inProgress() || asides.has(to)) return null
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

/** Not in the entry chunk: a device without a draft never asks. If the chunk fails to load, leaving resets nothing. */
const bring = () => import('./ask-to-leave.ts')
const ASK_WAIT_MS = 5_000
async function agreed(funnel: string, where: 'leave' | 'leaveHome'): Promise<boolean> {
  const piece = await withinTime(bring(), ASK_WAIT_MS).catch(() => null)
  return piece === null || piece.askToLeave(funnel, where)
}

/** The loan questions are entered from an order for its home; the order's draft waits meanwhile. */
const asides: ReadonlySet<string> = new Set([link('login'), link('loginError'), link('loan')])
/** The place that a path leads to, after redirects. */
function placeAt(path: string): ReturnType<typeof places>[number] | undefined {
  const found = places().find((p) => p.path === path)
  return found && 'redirect' in found.route ? placeAt(found.route.redirect) : found
}
