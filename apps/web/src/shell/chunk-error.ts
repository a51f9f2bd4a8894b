import { ChunkLate } from '../kernel/chunks.ts'

/** A piece of the app that could not be fetched, in the words of Chrome, Safari, Firefox and Vite. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error instanceof ChunkLate ||
    /dynamically imported module|importing a module script failed|unable to preload css|error loading dynamically/i.test(
      error.message,
    ))

const KEY = 'nz_reloaded'
/** One reload by itself in this many milliseconds: a new release is found, a lost connection does not loop. */
const AGAIN_AFTER_MS = 60_000

/** A chunk that is gone after a release: load the place anew, once. */
export function reloadOnce(now: number): void {
  if (!navigator.onLine || now - Number(sessionStorage.getItem(KEY) ?? 0) < AGAIN_AFTER_MS) return
  sessionStorage.setItem(KEY, String(now))
  window.location.reload()
}
