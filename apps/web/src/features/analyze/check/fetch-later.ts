import { savesData } from '../../../kernel/device/saves-data.ts'

/** After the page's own files and fonts, on a slow connection too. */
const QUIET_MS = 1_500

/**
 * Fetches into the browser's cache what reading and judging a file needs, one file after the other, while the user reads
 * the first page. The server names the files of its release in the page. Not for users who save data: they fetch it when
 * they choose a file. Returns a function that stops it.
 */
export function fetchLater(): () => void {
  const files = document.querySelector('meta[name="later"]')?.getAttribute('content')?.split(' ') ?? []
  if (savesData() || files.length === 0) return () => undefined
  let worker: Worker | undefined
  const timer = setTimeout(() => {
    worker = new Worker(new URL('../../../worker/later.ts', import.meta.url), { type: 'module' })
    worker.postMessage(files)
  }, QUIET_MS)
  return () => {
    clearTimeout(timer)
    worker?.terminate()
  }
}
