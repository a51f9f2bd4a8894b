import { maskNumbers } from '@jipsalpim/engine/register/masking.ts'
import { readRegister } from '@jipsalpim/engine/register/read.ts'
import { drawPrint } from '../documents/keep-print.ts'
import type { FoundRegister } from './find-register.ts'
import { answerOf, silence, type Ask } from './step.ts'

/**
 * Fetches the register, the one call that costs money: with our reference, so that a repeat is recognizable. Stored as
 * received, with resident numbers masked; parsed at once. Of its print, the pages are kept with the numbers covered.
 */
export const fetchRegister: Ask = async (ctx, work) => {
  const found = answerOf<FoundRegister>(work, 'find')
  if (!found) return { is: 'refused', why: 'not-found' }
  const fetched = await ctx.register.fetch(found.uniqueNo, work.reference)
  if (!fetched.ok) {
    if (fetched.kind !== 'refused') return silence(fetched)
    if (fetched.reason === 'closed-hours' || fetched.reason === 'pending-case')
      return { is: 'silence', why: fetched.reason }
    return { is: 'refused', why: fetched.reason === 'too-many' ? 'ambiguous' : fetched.reason }
  }
  const body = maskAll(fetched.value.body, fetched.value.pdfBase64)
  const file = await ctx.files.put(Buffer.from(JSON.stringify(body)))
  const read = readRegister({ kind: 'provider', body })
  if ('refused' in read) return { is: 'refused', why: `unread-${read.refused.name}` }
  const { register } = read
  if (register.uniqueNo !== null && digits(register.uniqueNo) !== digits(found.uniqueNo))
    return { is: 'refused', why: 'other-register' }
  const print = await drawPrint(ctx, fetched.value.pdfBase64)
  return { is: 'answer', answer: register, numbers: { entries: register.entries.length }, file, print }
}

const digits = (text: string) => text.replace(/\D/g, '')

/** Masks the resident numbers in every text of the body. The print inside (base64) is dropped: its pages are drawn anew. */
function maskAll(value: unknown, print: string | null): unknown {
  if (typeof value === 'string') return value === print ? null : isPropertyNo(value) ? value : maskNumbers(value)
  if (Array.isArray(value)) return value.map((part) => maskAll(part, print))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, maskAll(part, print)]))
}

/** The property's own number without its hyphens: office, year, serial ('11012012345678'). */
const isPropertyNo = (text: string) => /^(1[1-9]|2[0-8])\d{2}(19|20)\d{8}$/.test(text)
