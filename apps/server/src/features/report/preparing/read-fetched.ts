import { maskNumbers } from '@jipsalpim/engine/register/masking.ts'
import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import { readRegister } from '@jipsalpim/engine/register/read.ts'
import type { FetchedRegister } from '@jipsalpim/providers/register/port.ts'

/**
 * A register as the provider sent it: `body` with the resident numbers masked, and the parsed document. Refused: it
 * cannot be read, or belongs to another property.
 */
export function readFetched(
  fetched: FetchedRegister,
  uniqueNo: string,
): { body: unknown; register: RegisterDocument } | { body: unknown; refused: string } {
  const body = maskAll(fetched.body, fetched.pdfBase64)
  const read = readRegister({ kind: 'provider', body })
  if ('refused' in read) return { body, refused: `unread-${read.refused.name}` }
  const { register } = read
  if (register.uniqueNo !== null && digits(register.uniqueNo) !== digits(uniqueNo))
    return { body, refused: 'other-register' }
  return { body, register }
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
