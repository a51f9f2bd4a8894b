import { drawPrint } from '../documents/save-print.ts'
import type { FoundRegister } from './find-register.ts'
import { readFetched } from './read-fetched.ts'
import { answerOf, noAnswer, type FetchSource } from './step.ts'

/**
 * Fetches the register, the only call that costs money: with our reference, so that a repeat is recognizable. Stored as
 * received, with resident numbers masked; parsed at once. The pages of its print are stored with the numbers covered.
 */
export const fetchRegister: FetchSource = async (ctx, work) => {
  const found = answerOf<FoundRegister>(work, 'find')
  if (!found) return { is: 'refused', why: 'not-found' }
  const fetched = await ctx.register.fetch(found.uniqueNo, work.reference)
  if (!fetched.ok) {
    if (fetched.kind !== 'refused') return noAnswer(fetched)
    if (fetched.reason === 'closed-hours' || fetched.reason === 'pending-case')
      return { is: 'silence', why: fetched.reason }
    return { is: 'refused', why: fetched.reason === 'too-many' ? 'ambiguous' : fetched.reason }
  }
  const read = readFetched(fetched.value, found.uniqueNo)
  const file = await ctx.files.put(Buffer.from(JSON.stringify(read.body)))
  if ('refused' in read) return { is: 'refused', why: read.refused }
  const { register } = read
  const print = await drawPrint(ctx, fetched.value.pdfBase64)
  return { is: 'answer', answer: register, numbers: { entries: register.entries.length }, file, print }
}
