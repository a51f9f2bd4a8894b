import { found, type Signal } from '../signal.ts'

/** Lines that the reader could not place: shown as printed. */
export const judge: Signal = (f) => {
  const { unread } = f.register
  return unread.length === 0
    ? null
    : found('unread-lines', 127, { numbers: { count: unread.length, first: unread[0]?.text ?? '' } })
}
