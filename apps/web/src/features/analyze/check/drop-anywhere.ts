import { useEffect, useRef } from 'react'

/**
 * Accepts a file dropped anywhere on the page; by default the browser would open it in place of the page. `onNear` is
 * called once, when one is dragged over it.
 */
export function useDropAnywhere(onFile: (file: File) => void, onNear: () => void): void {
  const take = useRef(onFile)
  useEffect(() => {
    take.current = onFile
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
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
    }
  }, [])
  useEffect(() => {
    window.addEventListener('dragenter', onNear, { once: true })
    return () => window.removeEventListener('dragenter', onNear)
  }, [onNear])
}
