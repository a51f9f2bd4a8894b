import { lazy, useState, type ComponentType } from 'react'
import { ErrorState } from '../ui/error-state.tsx'
import { ChunkLate, withinTime } from './chunks.ts'
import { reloadPage } from './leaving.ts'
import { partWords as w } from './part-words.ts'
import { reloadOnce } from './reload-once.ts'

type Piece<P> = ComponentType<{ given: P; again: () => void }>

/** `bring` fetches it before it is drawn: then it stands at once, where an outline would stay a third of a second. */
export type LazyPart<P> = ComponentType<P> & { bring: () => Promise<unknown> }

/**
 * A part of a page that comes by itself. Where it does not come, that is said in its place and the rest of the page stays;
 * what is around it waits by a <Suspense>.
 */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyPart<P> {
  let there: ComponentType<P> | null = null
  const bring = (last: boolean) =>
    lazy<Piece<P>>(() =>
      withinTime(load()).then(
        ({ default: Part }) => ({ default: ({ given }) => <Part {...given} /> }),
        (error: unknown) => {
          // A release may have taken it away: then only another start of the page finds it.
          if (last) reloadOnce()
          // The browser waits for an answer that is owed and does not ask again: only another start of the page does.
          const late = error instanceof ChunkLate
          return { default: ({ again }) => <Missing again={late ? () => reloadPage() : again} /> }
        },
      ),
    )
  let held = bring(false)
  const Coming = (props: P) => {
    const [Part, setPart] = useState(() => held)
    const again = () => {
      held = bring(true)
      setPart(() => held)
    }
    return <Part given={props} again={again} />
  }
  const Part = (props: P) => {
    // as it was when it was first drawn: another kind of part would lose what the person did in it
    const [Drawn] = useState(() => there ?? Coming)
    return <Drawn {...props} />
  }
  return Object.assign(Part, { bring: () => load().then((piece) => (there = piece.default)) })
}

/** In the place of a part that did not come. */
export const Missing = ({ again }: { again: () => void }) => (
  <ErrorState title={w.title} onRetry={again}>
    {w.text}
  </ErrorState>
)
