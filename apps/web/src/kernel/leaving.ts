import { useEffect } from 'react'

/** A move that is about to happen: where to, and whether by going back. */
type Move = { from: string; to: string; back: boolean }
/** What minds the move asks, and answers whether it may happen. */
type Objection = () => Promise<boolean>
type Guard = (move: Move) => Objection | null

// The router holds one blocker; whoever minds a move stands here, and the shell asks for all of them.
const guards: Guard[] = []

export const objectionTo = (move: Move): Objection | null => {
  for (const guard of guards.toReversed()) {
    const objection = guard(move)
    if (objection) return objection
  }
  return null
}

/** Minds moves as long as the screen stands. `guard` is kept by its caller (useCallback). */
export function useGuard(guard: Guard): void {
  useEffect(() => {
    guards.push(guard)
    return () => void guards.splice(guards.indexOf(guard), 1)
  }, [guard])
}

let expected = false
if (typeof window !== 'undefined')
  // Back from the other page, out of the browser's memory: the next departure is the person's own again.
  window.addEventListener('pageshow', () => (expected = false))

/** The page is about to be left by our own doing (the messenger's login, the gateway's page): the browser asks nothing. */
export const expectDeparture = (): void => void (expected = true)
/** Loads the page anew; what was answered stays in its draft, so nobody is asked. `to`: another place of ours. */
export function reloadPage(to?: string): void {
  expectDeparture()
  if (to === undefined) window.location.reload()
  else window.location.assign(to)
}

/** A tab that is closed, loaded anew or led elsewhere: the browser asks in its own words as long as `minds`. */
export function useUnloadGuard(minds: () => boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!expected && minds()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [minds])
}
