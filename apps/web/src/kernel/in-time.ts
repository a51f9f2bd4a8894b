/** A piece that does not come for so long will not come (specification, section 9). */
const WAIT_MS = 120_000
/** Words in another language are not worth such a wait: until then nothing is seen, and Korean is there at once. */
export const WORDS_WAIT_MS = 10_000

export class ChunkLate extends Error {
  override name = 'ChunkLate'
}

/** What is awaited, or `ChunkLate`. It knows of no words, so that words themselves can be awaited by it. */
export function inTime<T>(piece: Promise<T>, ms = WAIT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, no) => {
    timer = setTimeout(() => no(new ChunkLate('a piece of the app did not come in time')), ms)
  })
  return Promise.race([piece, late]).finally(() => clearTimeout(timer))
}
