import type { reportDocumentAdd } from '@jipsalpim/contract/areas/report/document.ts'
import { DOCUMENTS_MOST } from '@jipsalpim/contract/areas/report/document-terms.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { currentVersion, orderOfOwnReport } from '../answering/answer-queries.ts'
import { documentsOf, insertDocument } from './document-queries.ts'
import { imagePdf } from './image-pdf.ts'
import { maskFile } from './mask-file.ts'

/** Keeps the masked pages of a paper beside the report; what was sent is dropped, whatever becomes of it. */
export const addDocument: Action<typeof reportDocumentAdd> = async (ctx, { report_seq, kind, file }, user) => {
  // before anything is read: a stranger learns nothing of a report by the time that it takes
  if ((await orderOfOwnReport(ctx.db, user.seq, report_seq)) === undefined) throw new Fail('notFound')
  const drawn = await maskFile(file)
  if ('refused' in drawn) throw new Fail('invalidInput', { file: drawn.refused })
  const { pdf, places } = imagePdf(drawn.pages)
  const file_sha256 = await ctx.files.put(pdf)
  try {
    return await ctx.tx(async (tx) => {
      const order_seq = await orderOfOwnReport(tx.db, user.seq, report_seq)
      if (order_seq === undefined) throw new Fail('notFound')
      const order = await tx.hooks.payables.hold(tx, order_seq)
      const current = await currentVersion(tx.db, order_seq)
      if (!current || order.state !== 'completed') throw new Fail('notFound')
      const own = (await documentsOf(tx.db, order_seq)).filter((d) => d.look !== null)
      if (own.length >= DOCUMENTS_MOST) throw new Fail('invalidInput', { file: 'too-many-documents' })
      const id = await insertDocument(tx.db, {
        order_seq,
        report_seq: current.report_seq,
        kind,
        pages: JSON.stringify(places),
        file_sha256,
        look: 'waiting',
      })
      return { id, pages: places.length, masked: drawn.masked }
    })
  } catch (error) {
    await ctx.files.remove(file_sha256)
    throw error
  }
}
