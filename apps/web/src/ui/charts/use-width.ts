import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** With text enlarged by this much, a table is easier to read than a picture. */
const ENLARGED = 1.5

/** The width that a picture gets, in whole pixels (0: not measured yet), and whether text is enlarged to 150 % or more. */
export function useWidth(): { ref: RefObject<HTMLDivElement | null>; width: number; enlarged: boolean } {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const [enlarged, setEnlarged] = useState(false)
  useLayoutEffect(() => {
    const place = ref.current
    if (place === null) return
    const measure = () => {
      setWidth(Math.floor(place.clientWidth))
      setEnlarged(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= 16 * ENLARGED)
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(place)
    return () => watch.disconnect()
  }, [])
  return { ref, width, enlarged }
}
