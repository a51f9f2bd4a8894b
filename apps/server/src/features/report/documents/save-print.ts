import type { ReceiptPlace } from '@jipsalpim/engine/pdf/receipt-places.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import type { ReportRow } from '../queries.ts'
import { deleteDocumentsOf, insertDocument } from './document-queries.ts'
import { eraseFiles } from './erase-documents.ts'
import { imagePdf, type PagePlace } from './image-pdf.ts'
import { maskPrint } from './mask-file.ts'

/** The masked pages of a register's print, as a file. */
export type Print = { sha256: string; pages: readonly (PagePlace & { receipts: readonly ReceiptPlace[] })[] }

/**
 * Null if the source sent no print, or one that cannot be drawn: the report is based on the rows and does not need it.
 */
export async function drawPrint(ctx: Context, base64: string | null): Promise<Print | null> {
  if (base64 === null || base64 === '') return null
  const drawn = await maskPrint(Buffer.from(base64, 'base64'))
  if ('refused' in drawn) {
    ctx.log.warn({ why: drawn.refused }, 'the print of a register was not kept')
    return null
  }
  const { pdf, places } = imagePdf(drawn.pages)
  const pages = places.map((place, n) => ({ ...place, receipts: drawn.pages[n]?.receipts ?? [] }))
  return { sha256: await ctx.files.put(pdf), pages }
}

/** Stores it with the report that it was fetched for, and replaces an earlier one. */
export async function savePrint(
  tx: TxContext,
  { order_seq, report_seq }: Pick<ReportRow, 'order_seq' | 'report_seq'>,
  { sha256, pages }: Print,
): Promise<void> {
  await eraseFiles(tx, await deleteDocumentsOf(tx.db, order_seq, 'register'))
  await insertDocument(tx.db, {
    order_seq,
    report_seq,
    kind: 'register',
    pages: JSON.stringify(pages),
    file_sha256: sha256,
  })
}
