import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { PdfData } from './pdf-data.ts'

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl
/** One for the life of the page: a second file fetches nothing more. */
let worker: pdfjs.PDFWorker | null = null

/** pdf.js as it runs in a browser: in a worker, with files from our own origin. */
export function openPdf(source: object = {}): pdfjs.PDFDocumentLoadingTask {
  worker ??= new pdfjs.PDFWorker({ verbosity: 0 })
  const own = { worker, BinaryDataFactory: PdfData, useWorkerFetch: false, disableWorkerRendering: true }
  return pdfjs.getDocument({ ...source, ...own })
}
export const OPS = pdfjs.OPS
/** Not URLs: pdf.js asks PdfData by file name, and skips anything that has no location at all. */
export const places = { cMapUrl: 'cmaps/', standardFontDataUrl: 'fonts/' }
