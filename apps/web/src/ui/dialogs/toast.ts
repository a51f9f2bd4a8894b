/** The current toast (`count` distinguishes two equal messages). */
type State = { message: string | null; count: number }
const SHOWN_MS = 2000

let state: State = { message: null, count: 0 }
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
const put = (next: State) => {
  state = next
  for (const listener of listeners) listener()
}

/** A short notice that needs no answer, for two seconds. A newer one replaces it. */
export function toast(message: string): void {
  clearTimeout(timer)
  put({ message, count: state.count + 1 })
  timer = setTimeout(() => put({ message: null, count: state.count }), SHOWN_MS)
}

export const toastState = (): State => state
export const onToast = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
