import type { PdfPage } from '@jipsalpim/engine/pdf/page.ts'
import { readPages } from '@jipsalpim/engine/pdf/read-pages.ts'
import { OPS, openPdf, places } from '../../../shared/pdf/reader.ts'
import type { Progress, Refusal } from './read-file.ts'

export { startWorker } from '../../../shared/pdf/reader.ts'

/** The text of a PDF, read by the browser itself. Stops between two pages when it is aborted. */
export function readPdf(
  bytes: Uint8Array,
  progress: Progress,
  signal: AbortSignal,
): Promise<{ pages: readonly PdfPage[] } | { refused: Refusal }> {
  const getDocument = (source: object) => {
    const task = openPdf({ ...source, maxImageSize: NO_IMAGES })
    return {
      promise: task.promise.then((doc) => ({
        numPages: doc.numPages,
        hasJSActions: () => doc.hasJSActions(),
        getPage: (n: number) => {
          signal.throwIfAborted()
          progress(n, doc.numPages)
          return doc.getPage(n)
        },
      })),
      destroy: () => task.destroy(),
    }
  }
  // The reader uses only the document's pages and the end of a task, and nothing else of pdf.js.
  return readPages({ getDocument: getDocument as unknown as typeof openPdf, OPS }, bytes, places)
}

/** In pixels: the seals and watermarks of a register contain no text. */
const NO_IMAGES = 1
