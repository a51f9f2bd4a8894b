import type { PdfPage } from '@jipsalpim/engine/pdf/page.ts'
import { readPages } from '@jipsalpim/engine/pdf/read-pages.ts'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { PdfData } from './pdf-data.ts'
import type { Progress, Refusal } from './read-file.ts'

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl
/** One for the life of the page: a second file fetches nothing more. */
let worker: pdfjs.PDFWorker | null = null

/** The text of a PDF, read by the browser itself. Stops between two pages when it is aborted. */
export function readPdf(
  bytes: Uint8Array,
  progress: Progress,
  signal: AbortSignal,
): Promise<{ pages: readonly PdfPage[] } | { refused: Refusal }> {
  worker ??= new pdfjs.PDFWorker({ verbosity: 0 })
  const own = {
    worker,
    BinaryDataFactory: PdfData,
    useWorkerFetch: false,
    disableWorkerRendering: true,
    maxImageSize: NO_IMAGES,
  }
  const getDocument = (source: object) => {
    const task = pdfjs.getDocument({ ...source, ...own })
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
  return readPages({ getDocument: getDocument as unknown as typeof pdfjs.getDocument, OPS: pdfjs.OPS }, bytes, places)
}

/** In pixels: the seals and watermarks of a register contain no text. */
const NO_IMAGES = 1
/** Not URLs: pdf.js asks PdfData by file name, and skips anything that has no location at all. */
const places = { cMapUrl: 'cmaps/', standardFontDataUrl: 'fonts/' }
