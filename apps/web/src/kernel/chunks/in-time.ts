/** A chunk that has not loaded after this time will not load (specification, section 9). */
const WAIT_MS = 120_000
/** A translation is not worth such a wait: nothing is displayed meanwhile, and Korean is available at once. */
export const WORDS_WAIT_MS = 10_000
/** When the first words were requested, by `performance.now()`. */
let waitingSince: number | null = null
/** True once any translation has loaded. */
let haveWords = false

export class ChunkLate extends Error {
  override name = 'ChunkLate'
}

/**
 * Resolves with the chunk, or rejects with `ChunkLate`. It depends on no texts, so that it can be used to wait for
 * texts.
 */
export function inTime<T>(piece: Promise<T>, ms = WAIT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, no) => {
    timer = setTimeout(() => no(new ChunkLate('a piece of the app did not come in time')), ms)
  })
  return Promise.race([piece, late]).finally(() => clearTimeout(timer))
}

/**
 * Words in another language, or `ChunkLate`. As long as none have arrived, all requests share one wait, so that a page
 * whose words never arrive is shown after `WORDS_WAIT_MS`, however many files they are in.
 */
export function wordsInTime<T>(words: Promise<T>): Promise<T> {
  const now = performance.now()
  waitingSince ??= now
  const wait = haveWords ? WORDS_WAIT_MS : Math.max(0, WORDS_WAIT_MS - (now - waitingSince))
  return inTime(
    words.then((arrived) => {
      haveWords = true
      return arrived
    }),
    wait,
  )
}
