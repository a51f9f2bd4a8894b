import type { PdfPage } from '../pdf/page.ts'
import type { ReadRegister } from './model.ts'
import { readRegisterPages } from './read-register-pages.ts'
import { readRegisterText } from './read-text.ts'

/** What a user has: the pages of a PDF (pdf/read-pages.ts), text or OCR. */
export type PrintInput = { kind: 'pages'; pages: readonly PdfPage[] } | { kind: 'text'; text: string }

/** A register from a user. A browser never reads provider bodies and does not load their reader. */
export function readPrint(input: PrintInput): ReadRegister {
  if (input.kind === 'pages') return readRegisterPages(input.pages)
  return input.text.trim() === '' ? { refused: { name: 'emptyFile', numbers: {} } } : readRegisterText(input.text)
}
