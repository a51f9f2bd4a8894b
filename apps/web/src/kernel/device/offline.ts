import { withWords } from '../chunks/chunks.ts'

/**
 * Reports saved by choice, and the page that shows them, open without a connection. All of them are deleted with the
 * session.
 */
const REPORTS = 'nz-reports'
export const WORKER = '/sw.js'
const at = (seq: number): string => `/offline/report/${seq}`

export type Saved<T> = { savedAt: string; data: T }
export type RetentionEnd = 'kept' | 'changed' | 'failed'

export const canStore = (): boolean => 'serviceWorker' in navigator && 'caches' in window

/** Saves the current page for offline use; `bring` first loads the chunks that were not needed yet. */
export async function savePage(bring: () => Promise<unknown>): Promise<RetentionEnd> {
  try {
    await withWords(bring())
    await navigator.serviceWorker.register(WORKER)
    const { active } = await navigator.serviceWorker.ready
    if (!active) return 'failed'
    return await new Promise<RetentionEnd>((done) => {
      const channel = new MessageChannel()
      const timer = setTimeout(() => done('failed'), 60_000)
      channel.port1.onmessage = ({ data }) => {
        clearTimeout(timer)
        // The three results that the service worker sends.
        done(data as RetentionEnd)
      }
      active.postMessage({ urls: fetched() }, [channel.port2])
    })
  } catch {
    return 'failed'
  }
}

/** Every file of the release that this page has fetched so far. */
const fetched = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map((entry) => new URL(entry.name, window.location.href))
      .filter((url) => url.origin === window.location.origin && url.pathname.startsWith('/assets/'))
      .map((url) => url.pathname),
  ),
]

export async function saveReport<T>(seq: number, data: T, now: Date): Promise<void> {
  const saved: Saved<T> = { savedAt: now.toISOString(), data }
  await (await caches.open(REPORTS)).put(at(seq), Response.json(saved))
}
export async function savedReport<T>(seq: number): Promise<Saved<T> | null> {
  if (!('caches' in window)) return null
  const found = await (await caches.open(REPORTS)).match(at(seq))
  // Written by saveReport under the same number.
  return found ? ((await found.json()) as Saved<T>) : null
}
export async function savedReports<T>(): Promise<Saved<T>[]> {
  if (!('caches' in window)) return []
  const found = await (await caches.open(REPORTS)).matchAll()
  // Only saveReport writes it.
  return Promise.all(found.map(async (response) => (await response.json()) as Saved<T>))
}
export const forgetReport = async (seq: number): Promise<unknown> => (await caches.open(REPORTS)).delete(at(seq))
