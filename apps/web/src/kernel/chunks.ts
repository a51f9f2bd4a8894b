import { lazy, type ComponentType } from 'react'

/** A chunk that has not loaded after this time counts as failed (specification, section 9). */
const WAIT_MS = 120_000
/** A translation is not worth such a wait: the page is empty until then, and Korean is available at once. */
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

/** A required part of the page: if it fails to load, the error page of the place is shown. */
// oxlint-disable-next-line typescript/no-explicit-any -- as React.lazy declares it: a component of any props
export const lazyPiece = <C extends ComponentType<any>>(load: () => Promise<{ default: C }>) =>
  lazy(() => withinTime(load()))

/** An optional part of the page: if it fails to load, nothing is rendered. */
export const lazyOptional = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await withinTime(load()).catch((): ComponentType => () => null) }))
