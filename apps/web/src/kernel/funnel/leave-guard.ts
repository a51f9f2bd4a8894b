import { places } from '@jipsalpim/contract/routes.ts'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { askConfirm } from '../../ui/ask.tsx'
import { hasDraft } from './draft.ts'
import { resetFunnel } from './store.ts'
import { funnelWords as w } from './words.ts'

/** Leaving for a place outside of the order's asks first; a yes drops the draft (specification, section 2). */
export function useLeaveGuard(funnel: string): void {
  const blocker = useBlocker(({ nextLocation }) => hasDraft(funnel) && leavesOrder(nextLocation.pathname))
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void askConfirm({ message: w.leave, yes: w.leaveYes, no: w.leaveNo, danger: true }).then((yes) => {
      if (!yes) return blocker.reset()
      resetFunnel(funnel)
      blocker.proceed()
    })
  }, [blocker, funnel])
}

const leavesOrder = (path: string): boolean => places().find((p) => p.path === path)?.route.footer !== 'analyze'
