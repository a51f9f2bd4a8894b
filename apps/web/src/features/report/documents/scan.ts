import { DOCUMENT_PAGES } from '@jipsalpim/contract/areas/report/document-terms.ts'
import { readPages } from '@jipsalpim/engine/pdf/read-pages.ts'
import { OPS, openPdf, places } from '../../../shared/pdf/reader.ts'
import type { Pages } from './picture.ts'

/** Pixels of a picture inside a page, before it is decoded. */
const MOST_INNER_PIXELS = 40_000_000
/** pdf.js's AnnotationMode.DISABLE, as the server draws. */
const NO_ANNOTATIONS = 0

/**
 * The pages of a PDF without a text layer, to be drawn one at a time; null for one with text, and for one that cannot
 * be drawn here: the server accepts or refuses those.
 */
export async function readScan(bytes: Uint8Array): Promise<Pages | null> {
  const read = await readPages({ getDocument: openPdf, OPS }, bytes, { ...places, maxPages: DOCUMENT_PAGES })
  if (!('refused' in read) || read.refused.name !== 'unreadable' || !('pages' in read.refused.numbers)) return null
  const task = openPdf({ data: bytes.slice(), verbosity: 0, maxImageSize: MOST_INNER_PIXELS, ...places })
  const doc = await task.promise
  const draw: Pages['draw'] = async (n, longest) => {
    const page = await doc.getPage(n)
    const whole = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: longest / Math.max(whole.width, whole.height) })
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(viewport.width))
    canvas.height = Math.max(1, Math.round(viewport.height))
    await page.render({ canvas, viewport, annotationMode: NO_ANNOTATIONS }).promise
    page.cleanup()
    return canvas
  }
  // an image format that this browser cannot decode leaves the page blank
  if (isBlank(await draw(1, SEEN))) {
    await task.destroy()
    return null
  }
  return { count: doc.numPages, draw, end: () => void task.destroy() }
}

/** Pixels; enough to tell whether the page is blank. */
const SEEN = 300
function isBlank(canvas: HTMLCanvasElement): boolean {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
  return data.every((part, i) => i % 4 === 3 || part > 250)
}
