import { useEffect, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { reloadPage } from '../leaving.ts'
import { partWords as w } from './part-words.ts'

/** A chunk that takes longer than this is shown as late; the timeout is much longer. */
const SLOW_MS = 10_000

/** The placeholder of a chunk of the app: a skeleton, and a reload once it is late. */
export const ChunkPlaceholder = ({ lines, heading = false }: { lines: number; heading?: boolean }) => (
  <>
    <Skeleton heading={heading} lines={lines} />
    <LateChunk />
  </>
)

/** A message once a chunk is late. `to`: its place, if that is not the current one yet. */
export function LateChunk({ to }: { to?: string }) {
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
