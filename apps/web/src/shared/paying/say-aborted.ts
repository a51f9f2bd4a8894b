import { showAlert } from '../../ui/ask.tsx'
import { payWords as w } from './words.ts'

/** A window that was closed: the specification's sentence, and beside it where the money is. */
export const sayAborted = (untouched: boolean): Promise<void> =>
  showAlert({ title: w.aborted, message: untouched ? w.abortedKept : w.failedNothing })
