import type { PdfPage } from '../pdf/page.ts'
import type { ReadRegister } from './model.ts'
export function readRegisterPages(pages: readonly PdfPage[]): ReadRegister {
  return { refused: { name: 'notARegister', numbers: { pages: pages.length } } }
}
