import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { confirmationFor } from '../kernel/leaving.ts'
import { backClosesModal } from '../ui/dialogs/open-modals.ts'

/** The only place that blocks the router: for a modal that back closes, and for the navigation guards. */
export function useLeaveConfirmation(): void {
  const asks = useRef<() => Promise<boolean>>(null)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const back = historyAction === 'POP'
    const from = currentLocation.pathname
    const to = nextLocation.pathname
    asks.current = back && backClosesModal() ? stay : from === to ? null : confirmationFor({ from, to, back })
    return asks.current !== null
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void asks.current?.().then((yes) => (yes ? blocker.proceed() : blocker.reset()))
  }, [blocker])
}

const stay = () => Promise.resolve(false)
