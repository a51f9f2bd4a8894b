import { useEffect, useRef } from 'react'

/**
 * Accepts a file dropped anywhere on the page; by default the browser would open it in place of the page. `onNear` is
 * called when one is dragged over it.
 */
export function useDropAnywhere(onFile: (file: File) => void, onNear: () => void): void {
  const take = useRef(onFile)
  const near = useRef(onNear)
  useEffect(() => {
    take.current = onFile
    near.current = onNear
  })
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault()
    const drop = (event: DragEvent) => {
      // the field has handled it already
      if (event.defaultPrevented) return
      event.preventDefault()
      const file = event.dataTransfer?.files[0]
      if (file) take.current(file)
    }
    const enter = () => near.current()
    window.addEventListener('dragenter', enter, { once: true })
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragenter', enter)
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
    }
  }, [])
}
