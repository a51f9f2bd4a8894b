import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { reloadPage } from './leaving.ts'
import { partWords as w } from './part-words.ts'

/** A piece that takes longer than this is said to be late; it is given up much later. */
const SLOW_MS = 10_000

/** Where a piece of the app will stand: its outline, and when it is late a way to ask for it anew. */
export const PieceComing = ({ lines, heading = false }: { lines: number; heading?: boolean }) => (
  <>
    <Skeleton heading={heading} lines={lines} />
    <LatePiece />
  </>
)

/** Says that a piece is late, once it is. `to`: the place that it is of, when that is not this one yet. */
export function LatePiece({ to }: { to?: string }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status">
      {late && (
        <div className="pointer-events-auto mt-6 grid gap-3 rounded-lg bg-raised p-5 text-center shadow-float">
          <p className="text-note text-ink-2">{w.slow}</p>
          <Button kind="secondary" onClick={() => reloadPage(to)}>
            {w.reload}
          </Button>
        </div>
      )}
    </div>
  )
}
