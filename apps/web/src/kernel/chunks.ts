import { lazy, type ComponentType } from 'react'

/** A piece that does not come for so long will not come (specification, section 9). */
const WAIT_MS = 120_000
/** Words in another language are not worth such a wait: until then nothing is seen, and Korean is there at once. */
export const WORDS_WAIT_MS = 10_000

export class ChunkLate extends Error {
  override name = 'ChunkLate'
}

export function withinTime<T>(piece: Promise<T>, ms = WAIT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, no) => {
    timer = setTimeout(() => no(new ChunkLate('a piece of the app did not come in time')), ms)
  })
  return Promise.race([piece, late]).finally(() => clearTimeout(timer))
}

/** A part that the page cannot do without: where it does not come, the place's error page stands. */
// oxlint-disable-next-line typescript/no-explicit-any -- as React.lazy declares it: a component of any props
export const lazyPiece = <C extends ComponentType<any>>(load: () => Promise<{ default: C }>) =>
  lazy(() => withinTime(load()))

/** A part that the page can do without: where it does not come, nothing stands in its place. */
export const lazyOptional = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await withinTime(load()).catch((): ComponentType => () => null) }))
