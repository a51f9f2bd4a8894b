import { showAlert } from '../../ui/dialogs/ask.tsx'
import { payWords as w } from './words.ts'

/** A notice after a window was closed: the specification's sentence, and where the money is. */
export const showAborted = (untouched: boolean): Promise<void> =>
  showAlert({ title: w.aborted, message: untouched ? w.abortedKept : w.failedNothing })
