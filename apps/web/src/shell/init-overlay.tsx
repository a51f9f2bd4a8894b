import { useEffect, useState } from 'react'
import { Logo } from './logo.tsx'

/** While the app's web view starts; half a second, then the page (the specification's figure). */
const SHOWN_MS = 500

export function InitOverlay() {
  const [shown, setShown] = useState(() => sessionStorage.getItem('nz_app') !== null)
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown])
  if (!shown) return null
  return (
    <div aria-hidden="true" className="fixed inset-0 z-40 grid place-items-center bg-sheet">
      <Logo size={72} />
    </div>
  )
}
