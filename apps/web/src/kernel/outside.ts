/** True when the outside world is played: homes, registers and payments are samples, and every screen says so. */
export const isSampleWorld = (): boolean =>
  document.querySelector('meta[name="outside"]')?.getAttribute('content') === 'sandbox'
