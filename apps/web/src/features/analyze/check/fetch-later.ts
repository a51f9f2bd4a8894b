/**
 * Fetches into the browser's cache what reading and judging a file needs, one after the other, while the first page is
 * read: the server names the files of this release in the page. Returns what stops it. Nothing is fetched for users who
 * save data; then it is when they tap.
 */
export function fetchLater(): () => void {
  const files = document.querySelector('meta[name="later"]')?.getAttribute('content')?.split(' ') ?? []
  const line = 'connection' in navigator ? (navigator.connection as { saveData?: boolean }) : {} // not in TypeScript's types
  const stopped = new AbortController()
  const fetchAll = async () => {
    for (const file of files) {
      const response = await fetch(file, { priority: 'low', signal: stopped.signal })
      await response.arrayBuffer()
    }
  }
  const timer = setTimeout(() => {
    if (line.saveData !== true) void fetchAll().catch(() => null)
  }, QUIET_MS)
  return () => {
    clearTimeout(timer)
    stopped.abort()
  }
}
/** After the page's own files and fonts, on a slow line too. */
const QUIET_MS = 1_500
