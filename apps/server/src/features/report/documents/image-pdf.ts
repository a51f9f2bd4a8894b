import { randomBytes } from 'node:crypto'
import { imagePdf as pdfOf, type PagePlace, type PicturePage } from '@jipsalpim/engine/pdf/image-pdf.ts'
import type { ReceiptPlace } from '@jipsalpim/engine/pdf/receipt-places.ts'

export type { PagePlace }
/** `receipts`: only for a page with text of a register: where its receipt numbers are printed. */
export type DrawnPage = PicturePage & { receipts?: readonly ReceiptPlace[] }

/**
 * Each file contains a random number, so that no two files have the same bytes: erasing one never erases another
 * user's.
 */
export function imagePdf(pages: readonly DrawnPage[]): { pdf: Buffer; places: PagePlace[] } {
  const { pdf, places } = pdfOf(pages, randomBytes(16).toString('hex'))
  return { pdf: Buffer.from(pdf.buffer), places }
}
