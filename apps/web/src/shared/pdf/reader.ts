import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { PdfData } from './pdf-data.ts'

/** One for the life of the page: a second file fetches nothing more. */
let worker: pdfjs.PDFWorker | null = null
function openWorker(): pdfjs.PDFWorker {
  if (worker) return worker
  // Set here and not when this module is evaluated: pdf.js has one such setting for everybody who imports it.
  pdfjs.GlobalWorkerOptions.workerSrc = workerUrl
  return (worker = new pdfjs.PDFWorker({ verbosity: 0 }))
}

/** Loads and compiles the worker's script, a megabyte, while there is nothing to read yet. */
export const startWorker = (): void => void openWorker()

/** pdf.js as it runs in a browser: in a worker, with files from our own origin. */
export function openPdf(source: object = {}): pdfjs.PDFDocumentLoadingTask {
  const own = { worker: openWorker(), BinaryDataFactory: PdfData, useWorkerFetch: false, disableWorkerRendering: true }
  return pdfjs.getDocument({ ...source, ...own })
}
export const OPS = pdfjs.OPS
/** Not URLs: pdf.js asks PdfData by file name, and skips anything that has no location at all. */
export const places = { cMapUrl: 'cmaps/', standardFontDataUrl: 'fonts/' }
