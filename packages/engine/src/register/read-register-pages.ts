import type { PdfPage } from '../pdf/page.ts'
import { readDocument } from './document.ts'
import type { ReadRegister } from './model.ts'
import { rawOfPages } from './raw-of-pages.ts'

/** Reads the pages of a print, or of a text that kept its layout. */
export const readRegisterPages = (pages: readonly PdfPage[], readFrom: 'pdf' | 'text' = 'pdf'): ReadRegister =>
  readDocument(rawOfPages(pages, readFrom))
