import { startTransition, useEffect, useState } from 'react'

/** A later report comes whole: whoever goes back to one is scrolled to where they were. */
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
