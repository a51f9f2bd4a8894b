import type { reportDocument, reportDocumentPage } from '@jipsalpim/contract/areas/report/document.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { ownDocument, pagesOf, type DocumentRow } from './document-queries.ts'

/** The same error for another user's document, an erased one and a missing one. */
async function openDocument(
  ctx: Context,
  row: DocumentRow | undefined,
): Promise<{ row: DocumentRow; pdf: Uint8Array }> {
  const pdf = row?.file_sha256 ? await ctx.files.get(row.file_sha256) : null
  if (!row || !pdf) throw new Fail('notFound')
  return { row, pdf }
}

export const readDocument: Action<typeof reportDocument> = async (ctx, { id }, user) => {
  const { row, pdf } = await openDocument(ctx, await ownDocument(ctx.db, user.seq, id))
  return { file_name: `집살핌-${names[row.kind]}.pdf`, pdf: Buffer.from(pdf).toString('base64') }
}
/** A file's name is Korean, like the paper itself. */
const names: Readonly<Record<DocumentRow['kind'], string>> = {
  'fixed-dates': '확정일자-부여현황',
  'trust-ledger': '신탁원부',
  'tax-certificate': '납세증명서',
  lease: '계약서',
  other: '서류',
  register: '등기부',
}

export const readDocumentPage: Action<typeof reportDocumentPage> = async (ctx, { id, page }, user) =>
  pageOf(ctx, await ownDocument(ctx.db, user.seq, id), page)

/** A page's picture, cut out of the file. */
export async function pageOf(ctx: Context, found: DocumentRow | undefined, page: number) {
  const { row, pdf } = await openDocument(ctx, found)
  const place = pagesOf(row)[page - 1]
  if (!place) throw new Fail('notFound')
  const { at, length, width, height } = place
  const jpeg = Buffer.from(pdf.subarray(at, at + length)).toString('base64')
  return { kind: row.kind, page, pages: pagesOf(row).length, width, height, jpeg }
}
