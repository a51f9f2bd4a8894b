/**
 * Scrolls the first error on the page into view, and focuses its control: for a button that found something missing.
 * The message may be below a long list of choices.
 */
export function showProblem(): void {
  requestAnimationFrame(() => {
    const main = document.getElementById('main')
    const control = main?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const said = main?.querySelector<HTMLElement>('[role="alert"]:not(:empty)')
    control?.focus({ preventScroll: true })
    ;(said ?? control)?.scrollIntoView({ block: 'center' })
  })
}
