import { GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterEach, expect, test, vi } from 'vitest'

// Translations load while the chunk is evaluated, so nothing may read them then: every page and part is evaluated here
// as for a reader whose translation never loads.
const pieces = import.meta.glob(['../{content,features,kernel,report-body,shell,ui}/**/*.{ts,tsx}', '!../**/*.test.*'])
afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('../kernel/chunks/in-time.ts')
  vi.resetModules()
})

test('no page and no part reads its words before it is drawn', async () => {
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'nz_lang' ? 'en' : null),
    setItem: () => undefined,
  })
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.doMock('../kernel/chunks/in-time.ts', async (actual) => ({
    ...(await actual<object>()),
    inTime: () => new Promise(() => undefined),
  }))
  expect(Object.keys(pieces).length).toBeGreaterThan(300)
  const workerOfOthers = GlobalWorkerOptions.workerSrc
  const early: string[] = []
  for (const [file, evaluate] of Object.entries(pieces))
    await evaluate().catch((error: unknown) => early.push(`${file}: ${String(error)}`))
  expect(early).toEqual([])
  // pdf.js has one worker setting for everybody in this process: a page that sets it when it is evaluated breaks the others.
  expect(GlobalWorkerOptions.workerSrc).toBe(workerOfOthers)
})
