import { randomBytes } from 'node:crypto'
import { imagePdf as pdfOf, type PagePlace, type PicturePage } from '@jipsalpim/engine/pdf/image-pdf.ts'
import type { ReceiptPlace } from '@jipsalpim/engine/pdf/receipt-places.ts'

export type { PagePlace }
/** `receipts`: of a page with text, where it prints those of a register. */
export type DrawnPage = PicturePage & { receipts?: readonly ReceiptPlace[] }

/** It carries a random number of its own, so that no two files are the same bytes: erasing one erases nobody else's. */
export function imagePdf(pages: readonly DrawnPage[]): { pdf: Buffer; places: PagePlace[] } {
  const { pdf, places } = pdfOf(pages, randomBytes(16).toString('hex'))
  return { pdf: Buffer.from(pdf.buffer), places }
}
