import { lazy, useState, type ComponentType } from 'react'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { withWords, withinTime } from './chunks.ts'
import { ChunkLate } from './in-time.ts'
import { reloadPage } from '../leaving.ts'
import { partWords as w } from './part-words.ts'
import { reloadOnce } from './reload-once.ts'

type Piece<P> = ComponentType<{ given: P; again: () => void }>

/** `bring` loads it before it is rendered: then it appears at once, where a skeleton would stay a third of a second. */
export type LazyPart<P> = ComponentType<P> & { bring: () => Promise<unknown> }

/**
 * A part of a page in a chunk of its own. If it fails to load, the error is shown in its place and the rest of the page
 * stays; a <Suspense> around it shows the loading state.
 */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyPart<P> {
  let there: ComponentType<P> | null = null
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
  const Part = (props: P) => {
    // fixed at the first render: another component type would lose what the user did in it
    const [Drawn] = useState(() => there ?? Coming)
    return <Drawn {...props} />
  }
  return Object.assign(Part, { bring: () => withWords(load()).then((piece) => (there = piece.default)) })
}

/** Shown in place of a part that failed to load. */
export const Missing = ({ again }: { again: () => void }) => (
  <ErrorState title={w.title} onRetry={again}>
    {w.text}
  </ErrorState>
)
