import { link, places } from '@jipsalpim/contract/routes.ts'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { askConfirm } from '../../ui/ask.tsx'
import { useGuard, useUnloadGuard } from '../leaving.ts'
import { useGo, usePlace } from '../links.ts'
import { hasDraft } from './draft.ts'
import { resetFunnel } from './store.ts'
import { funnelWords as w } from './words.ts'

/**
 * Leaving an order that has begun asks first, and a yes drops the draft (specification, section 2): by a link, a tab, the
 * device's back or the first question's. The bank partner's back leads home, with a question of its own.
 */
export function useLeaveGuard(funnel: string): { leaveByBack: () => void } {
  const go = useGo()
  const navigate = useNavigate()
  const { route, partner } = usePlace()
  const home = go.href('main')
  useUnloadGuard(useCallback(() => hasDraft(funnel), [funnel]))
  useGuard(
    useCallback(
      ({ to, back }) => {
        // A session that ended leads to the login and back: nothing is left by that.
        if (!hasDraft(funnel) || logins.has(to) || (stays(to, route.footer) && !(partner && back && !asks(to))))
          return null
        if (!(partner && back)) return () => agreed(funnel, w.leave)
        return async () => {
          if (await agreed(funnel, w.leaveHome)) void navigate(home)
          return false
        }
      },
      [funnel, route.footer, partner, navigate, home],
    ),
  )
  const leaveByBack = async () => {
    if (!partner) return go('analyze')
    if (!hasDraft(funnel) || (await agreed(funnel, w.leaveHome))) go('main')
  }
  return { leaveByBack: () => void leaveByBack() }
}

async function agreed(funnel: string, message: string): Promise<boolean> {
  const yes = await askConfirm({ message, yes: w.leaveYes, no: w.leaveNo, danger: true })
  if (yes) resetFunnel(funnel)
  return yes
}

const logins: ReadonlySet<string> = new Set([link('login'), link('loginError')])
const placeAt = (path: string) => places().find((p) => p.path === path)?.route
/** Places that light up the same tab belong to the same order. */
const stays = (path: string, footer: string): boolean => placeAt(path)?.footer === footer
const asks = (path: string): boolean => {
  const route = placeAt(path)
  return route !== undefined && 'funnel' in route
}
