type Port = { postMessage: (message: unknown) => void }
declare global {
  interface Window {
    /** Android: an interface that accepts text. */
    JipsalpimApp?: Port
    /** iOS: a handler that accepts objects. */
    webkit?: { messageHandlers?: { jipsalpim?: Port } }
  }
}
/** How a message reaches the app around this page; null in a browser. */
export function appPort(): ((message: object) => void) | null {
  const ios = window.webkit?.messageHandlers?.jipsalpim
  if (ios) return (message) => ios.postMessage(message)
  const android = window.JipsalpimApp
  return android ? (message) => android.postMessage(JSON.stringify(message)) : null
}
export const isInApp = (): boolean => appPort() !== null
