import type { DocumentRefusal } from '@jipsalpim/contract/areas/report/document-terms.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { Fail } from '../../../kernel/serve.ts'
import { insertDocument, type NewPaper } from './document-queries.ts'
import { imagePdf } from './image-pdf.ts'
import { maskFile } from './mask-file.ts'

/** `covered`: the user has drawn bars over its pages. */
export type Sent = { file: Uint8Array; covered?: 'yes' | undefined }

/**
 * Stores the masked pages of a user's document. `place` runs after they are drawn, takes the locks, and returns the row
 * to insert. The original file is discarded in any case.
 */
export async function savePaper(
  ctx: Context,
  { file, covered }: Sent,
  place: (tx: TxContext) => Promise<NewPaper | DocumentRefusal>,
): Promise<{ id: number; pages: number; masked: number }> {
  const drawn = await maskFile(file, covered === 'yes')
  if ('refused' in drawn) throw new Fail('invalidInput', { file: drawn.refused })
  const { pdf, places } = imagePdf(drawn.pages)
  const file_sha256 = await ctx.files.put(pdf)
  try {
    return await ctx.tx(async (tx) => {
      const paper = await place(tx)
      if (typeof paper === 'string') throw new Fail('invalidInput', { file: paper })
      const pages = JSON.stringify(places)
      const id = await insertDocument(tx.db, { ...paper, pages, file_sha256, look: 'waiting' })
      return { id, pages: places.length, masked: drawn.masked }
    })
  } catch (error) {
    await ctx.files.remove(file_sha256)
    throw error
  }
}
