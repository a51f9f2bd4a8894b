import { startTransition, useEffect, useState } from 'react'

/**
 * Set once a report was rendered to its end. Later ones are rendered whole at once: a user who goes back to a report is
 * scrolled to their old position, which must exist by then.
 */
let whole = false

/**
 * How many of the parts below the first screen are rendered: one more at a time, so that a slow phone, which lays out and
 * paints each of them by itself, answers a tap between two.
 */
export function useInTurn(count: number): number {
  const [shown, setShown] = useState(whole ? count : 0)
  useEffect(() => {
    if (shown >= count) whole = true
    else startTransition(() => setShown(shown + 1))
  }, [shown, count])
  return shown
}
