import type { PdfPage } from '../pdf/page.ts'
import type { ReadRegister } from './model.ts'
import { readRegisterPages } from './read-register-pages.ts'
import { readProviderJson } from './read-provider-json.ts'
import { readRegisterText } from './read-text.ts'

/** What a register comes as: the pages of a PDF (pdf/read-pages.ts), text or OCR, or a provider's body. */
export type RegisterInput =
  | { kind: 'pages'; pages: readonly PdfPage[] }
  | { kind: 'text'; text: string }
  | { kind: 'provider'; body: unknown }

/** The one door into the reader. Never throws: a document, or a named refusal. */
export function readRegister(input: RegisterInput): ReadRegister {
  if (input.kind === 'pages') return readRegisterPages(input.pages)
  if (input.kind === 'text')
    return input.text.trim() === '' ? { refused: { name: 'emptyFile', numbers: {} } } : readRegisterText(input.text)
  return readProviderJson(input.body)
}
