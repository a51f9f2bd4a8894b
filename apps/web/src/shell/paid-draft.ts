import { useEffect } from 'react'
import { hasDraft } from '../kernel/funnel/stored-drafts.ts'

const FUNNEL = 'order-report'

/** Checks when the user comes back whether their draft was paid meanwhile. */
export function usePaidDraft(loggedIn: boolean): void {
  useEffect(() => {
    if (!loggedIn) return
    const look = () => {
      if (document.visibilityState !== 'visible' || !hasDraft(FUNNEL)) return
      // Not in the entry chunk: most users have no draft.
      void import('../kernel/funnel/end-paid-draft.ts').then(
        ({ endPaidDraft }) => endPaidDraft(FUNNEL),
        () => undefined,
      )
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [loggedIn])
}
