import { lazy, type ComponentType } from 'react'

/** A piece that does not come for so long will not come (specification, section 9). */
const WAIT_MS = 120_000

export class ChunkLate extends Error {
  override name = 'ChunkLate'
}

export function withinTime<T>(piece: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, no) => {
    timer = setTimeout(() => no(new ChunkLate('a piece of the app did not come in time')), WAIT_MS)
  })
  return Promise.race([piece, late]).finally(() => clearTimeout(timer))
}

/** A part that the page can do without: where it does not come, nothing stands in its place. */
export const lazyOptional = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await withinTime(load()).catch((): ComponentType => () => null) }))
