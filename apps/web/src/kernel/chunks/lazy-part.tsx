import { lazy, useState, type ComponentType } from 'react'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { brought, type LazyPart } from './brought.tsx'
import { withinTime } from './chunks.ts'
import { ChunkLate } from './in-time.ts'
import { reloadPage } from '../leaving.ts'
import { partWords as w } from './part-words.ts'
import { reloadOnce } from './reload-once.ts'

type Piece<P> = ComponentType<{ given: P; again: () => void }>

/**
 * A part of a page in a chunk of its own. If it fails to load, the error is shown in its place and the rest of the page
 * stays; a <Suspense> around it shows the loading state.
 */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyPart<P> {
  const bring = (last: boolean) =>
    lazy<Piece<P>>(() =>
      withinTime(load()).then(
        ({ default: Part }) => ({ default: ({ given }) => <Part {...given} /> }),
        (error: unknown) => {
          // A release may have removed the chunk: then only a page reload finds it.
          if (last) reloadOnce()
          // The browser waits for the pending response and does not fetch again: only a page reload does.
          const late = error instanceof ChunkLate
          return { default: ({ again }) => <Missing again={late ? () => reloadPage() : again} /> }
        },
      ),
    )
  let loaded = bring(false)
  const Coming = (props: P) => {
    const [Part, setPart] = useState(() => loaded)
    const again = () => {
      loaded = bring(true)
      setPart(() => loaded)
    }
    return <Part given={props} again={again} />
  }
  return brought(Coming, async () => (await load()).default)
}

/** Shown in place of a part that failed to load. */
export const Missing = ({ again }: { again: () => void }) => (
  <ErrorState title={w.title} onRetry={again}>
    {w.text}
  </ErrorState>
)
