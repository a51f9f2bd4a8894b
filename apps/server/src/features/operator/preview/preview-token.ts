import { createSealer, type SealPlace } from '../../../crypto/seal.ts'
import type { PreviewPage } from '@jipsalpim/contract/preview-header.ts'

/** The user whose page may be shown, the operator's session, the reason, and the end (epoch milliseconds). */
export type Preview = {
  session: number
  person: number
  order: number
  page: PreviewPage
  reason: string
  ends: number
}

/** Bound to the operator: another operator cannot decrypt it. */
const placeOf = (operatorSeq: number): SealPlace => ({ table: 'preview', column: 'header', row: operatorSeq })
const sealerOf = (key: Uint8Array) => createSealer([{ id: 1, key }])

export const sealPreview = (key: Uint8Array, operatorSeq: number, preview: Preview): string =>
  sealerOf(key).seal(placeOf(operatorSeq), JSON.stringify(preview)).toString('base64url')

/** Null for a token that was not encrypted with this key for this operator. */
export function openPreview(key: Uint8Array, operatorSeq: number, token: string): Preview | null {
  try {
    const text = sealerOf(key).openBytes(placeOf(operatorSeq), Buffer.from(token, 'base64url')).toString('utf8')
    // encrypted by sealPreview
    return JSON.parse(text) as Preview
  } catch {
    return null
  }
}
