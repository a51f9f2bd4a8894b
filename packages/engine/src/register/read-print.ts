import type { PdfPage } from '../pdf/page.ts'
import type { ReadRegister } from './model.ts'
import { readRegisterPages } from './read-register-pages.ts'
import { readRegisterText } from './read-text.ts'

/** What a person holds: the pages of a PDF (pdf/read-pages.ts), text or OCR. */
export type PrintInput = { kind: 'pages'; pages: readonly PdfPage[] } | { kind: 'text'; text: string }

/** A register as a person brings it. A browser reads no provider's body, and does not fetch the reader of one. */
export function readPrint(input: PrintInput): ReadRegister {
  if (input.kind === 'pages') return readRegisterPages(input.pages)
  return input.text.trim() === '' ? { refused: { name: 'emptyFile', numbers: {} } } : readRegisterText(input.text)
}
