/** True if the outside world is simulated: homes, registers and payments are samples, and every screen says so. */
export const isSampleWorld = (): boolean =>
  document.querySelector('meta[name="outside"]')?.getAttribute('content') === 'sandbox'
