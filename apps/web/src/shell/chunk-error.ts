import { ChunkLate } from '../kernel/chunks/in-time.ts'

/** A chunk of the app that failed to load, by the messages of Chrome, Safari, Firefox and Vite. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error instanceof ChunkLate ||
    /dynamically imported module|importing a module script failed|unable to preload css|error loading dynamically/i.test(
      error.message,
    ))
