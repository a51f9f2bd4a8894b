import { useEffect, useState } from 'react'

/** The latest state of a value that changes faster than the screen: a slider being dragged. */
export function useOnceAFrame<T>(value: T): T {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(value))
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}
