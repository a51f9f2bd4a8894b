import { useState, type ComponentType } from 'react'
import { withWords } from './chunks.ts'

/** `bring` loads it before it is rendered: then it appears at once, where a skeleton would stay a third of a second. */
export type LazyPart<P> = ComponentType<P> & { bring: () => Promise<unknown> }

/** Renders the part itself if `bring` has loaded it, else `Coming`, which loads it. */
export function brought<P extends object>(
  Coming: ComponentType<P>,
  load: () => Promise<ComponentType<P>>,
): LazyPart<P> {
  let there: ComponentType<P> | null = null
  const Part = (props: P) => {
    // fixed at the first render: another component type would lose what the user did in it
    const [Drawn] = useState(() => there ?? Coming)
    return <Drawn {...props} />
  }
  return Object.assign(Part, { bring: () => withWords(load()).then((part) => (there = part)) })
}
