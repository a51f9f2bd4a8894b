import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas'
import { DOCUMENT_PAGES, type DocumentRefusal } from '@jipsalpim/contract/areas/report/document-terms.ts'
import { readPages } from '@jipsalpim/engine/pdf/read-pages.ts'
import type { PdfPage } from '@jipsalpim/engine/pdf/page.ts'
import { personalNumbers, type Box } from '@jipsalpim/engine/pdf/personal-numbers.ts'
import { receiptPlaces } from '@jipsalpim/engine/pdf/receipt-places.ts'
import type { RefusalName } from '@jipsalpim/engine/register/model.ts'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { DrawnPage } from './image-pdf.ts'

/** Draws a file anew without its personal numbers, in a separate thread. */
export type ToMask = { bytes: Uint8Array; type: 'pdf' | 'image'; covered: boolean }
export type Masked = { pages: DrawnPage[]; masked: number } | { refused: DocumentRefusal }

/** A page of A4 at twice its points; a larger one is drawn smaller. */
const MOST_PIXELS = 2_400_000
/** For a picture inside a page, checked before it is unpacked. */
const MOST_INNER_PIXELS = 40_000_000
const QUALITY = 80
/** pdf.js's AnnotationMode.DISABLE: annotations are not in the pages' text, so numbers in them would not be found. */
const NO_ANNOTATIONS = 0

const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folder = (name: string) => join(root, name) + sep
const places = {
  cMapUrl: folder('cmaps'),
  standardFontDataUrl: folder('standard_fonts'),
  wasmUrl: folder('wasm'),
}

async function maskPdf(bytes: Uint8Array, covered: boolean): Promise<Masked> {
  const read = await readPages(pdfjs, bytes, { ...places, maxPages: DOCUMENT_PAGES })
  const refused = 'refused' in read ? refusalOf(read.refused.name, 'pages' in read.refused.numbers) : null
  if (refused !== null && !(refused === 'no-text' && covered)) return { refused }
  const task = pdfjs.getDocument({
    data: bytes,
    verbosity: 0,
    cMapPacked: true,
    useSystemFonts: false,
    disableFontFace: true,
    maxImageSize: MOST_INNER_PIXELS,
    ...places,
  })
  try {
    const doc = await task.promise
    return await drawPages(doc, 'pages' in read ? read.pages : await wordless(doc))
  } finally {
    await task.destroy()
  }
}

/** The pages of a PDF without text, by their sizes. */
async function wordless(doc: pdfjs.PDFDocumentProxy): Promise<PdfPage[]> {
  const pages: PdfPage[] = []
  for (let number = 1; number <= doc.numPages; number++) {
    const { width, height } = (await doc.getPage(number)).getViewport({ scale: 1 })
    pages.push({ number, width, height, runs: [] })
  }
  return pages
}

async function drawPages(doc: pdfjs.PDFDocumentProxy, texts: readonly PdfPage[]): Promise<Masked> {
  if ((await doc.getAttachments()) !== null) return { refused: 'attachments' }
  const pages: DrawnPage[] = []
  let masked = 0
  for (const text of texts) {
    const numbers = personalNumbers(text)
    masked += numbers.length
    const drawn = await drawPage(await doc.getPage(text.number), text, numbers.flat())
    pages.push({ ...drawn, receipts: receiptPlaces(text) })
  }
  return { pages, masked }
}

async function drawPage(page: pdfjs.PDFPageProxy, { width, height }: PdfPage, bars: readonly Box[]) {
  const scale = scaleOf(width, height, 2)
  const viewport = page.getViewport({ scale })
  const { canvas, context } = paper(viewport.width, viewport.height)
  // pdf.js draws on Node's canvas as on a browser's, whose types are not available here
  const canvasContext = context as never
  await page.render({ canvas: null, canvasContext, viewport, annotationMode: NO_ANNOTATIONS }).promise
  page.cleanup()
  context.resetTransform()
  context.fillStyle = '#000000'
  for (const bar of bars) context.fillRect(bar.x * scale, bar.y * scale, bar.width * scale, bar.height * scale)
  return finished(canvas)
}

/** A picture in which the user has already drawn the bars: drawn anew, so that only its pixels remain. */
async function maskImage(bytes: Uint8Array): Promise<Masked> {
  const image = await loadImage(Buffer.from(bytes))
  const scale = scaleOf(image.width, image.height, 1)
  const { canvas, context } = paper(image.width * scale, image.height * scale)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return { pages: [finished(canvas)], masked: 0 }
}

const scaleOf = (width: number, height: number, most: number) =>
  Math.min(most, Math.sqrt(MOST_PIXELS / (width * height)))

function paper(width: number, height: number) {
  const canvas = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)))
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return { canvas, context }
}

const finished = (canvas: Canvas): DrawnPage => ({
  jpeg: new Uint8Array(canvas.toBuffer('image/jpeg', QUALITY)),
  width: canvas.width,
  height: canvas.height,
})

const refusals: Partial<Record<RefusalName, DocumentRefusal>> = {
  emptyFile: 'empty',
  tooLarge: 'unpacks-too-large',
  tooManyPages: 'too-many-pages',
  hasScripts: 'scripts',
  passwordProtected: 'password',
}
/** `opened`: its pages were read, and have no text. */
const refusalOf = (name: RefusalName, opened: boolean): DocumentRefusal =>
  refusals[name] ?? (opened ? 'no-text' : 'broken')

parentPort?.on('message', async ({ bytes, type, covered }: ToMask) => {
  const mask = type === 'pdf' ? maskPdf : maskImage
  parentPort?.postMessage(await mask(bytes, covered).catch((): Masked => ({ refused: 'broken' })))
})
