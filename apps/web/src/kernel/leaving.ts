import { useEffect } from 'react'

/** A navigation that is about to happen: from where, to where, and whether it is back. */
type Move = { from: string; to: string; back: boolean }
/** Called to ask whether the navigation may happen. */
type Confirmation = () => Promise<boolean>
type Guard = (move: Move) => Confirmation | null

// The router allows one blocker only; all guards register here, and the shell calls them.
const guards: Guard[] = []

export const confirmationFor = (move: Move): Confirmation | null => {
  for (const guard of guards.toReversed()) {
    const objection = guard(move)
    if (objection) return objection
  }
  return null
}

/** Guards navigations as long as the component is mounted. The caller must memoize `guard` (useCallback). */
export function useGuard(guard: Guard): void {
  useEffect(() => {
    guards.push(guard)
    return () => void guards.splice(guards.indexOf(guard), 1)
  }, [guard])
}

let expected = false
if (typeof window !== 'undefined')
  // Restored from the back/forward cache: the next departure is the user's own again.
  window.addEventListener('pageshow', () => (expected = false))

/** We are about to leave the page ourselves (the messenger's login, the gateway's page): the browser must not ask. */
export const expectUnload = (): void => void (expected = true)
/** Reloads the page; the answers stay in their draft, so the user is not asked. `to`: another place of ours. */
export function reloadPage(to?: string): void {
  expectUnload()
  if (to === undefined) window.location.reload()
  else window.location.assign(to)
}

/** A tab that is closed, reloaded or sent elsewhere: the browser asks in its own words while `minds` returns true. */
export function useUnloadGuard(minds: () => boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!expected && minds()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [minds])
}
