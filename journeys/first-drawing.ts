import type { Page } from 'playwright-core'

/**
 * What happens on the page's next visit from the moment that the app has drawn it: how far things moved (Chrome's layout
 * shift), and how many skeletons of a report were seen.
 */
export async function watchFirstDrawing(page: Page): Promise<() => Promise<{ moved: number; skeletons: number }>> {
  await page.addInitScript(`
    window.firstDrawing = { moved: 0, skeletons: 0 }
    let drawnAt = Infinity
    new PerformanceObserver((list) => {
      for (const { startTime, value } of list.getEntries()) if (startTime > drawnAt) firstDrawing.moved += value
    }).observe({ type: 'layout-shift', buffered: true })
    new MutationObserver(() => {
      if (document.querySelector('#root a[href="#main"]')) drawnAt = Math.min(drawnAt, performance.now())
      if (!document.querySelector('.report')) firstDrawing.skeletons += document.querySelectorAll('#root [role=status].animate-breathe').length
    }).observe(document, { childList: true, subtree: true })`)
  return () => page.evaluate('firstDrawing')
}
