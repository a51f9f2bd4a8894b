import { ChunkLate } from '../kernel/chunks.ts'

/** A piece of the app that could not be fetched, in the words of Chrome, Safari, Firefox and Vite. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error instanceof ChunkLate ||
    /dynamically imported module|importing a module script failed|unable to preload css|error loading dynamically/i.test(
      error.message,
    ))
