import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readPages } from '@jipsalpim/engine/pdf/read-pages.ts'
import type { ReadRegister } from '@jipsalpim/engine/register/model.ts'
import { readRegister } from '@jipsalpim/engine/register/read.ts'

/**
 * Reads a register as PDF, as a provider's JSON, or as text, detected by its content and name; null when there is no
 * such file.
 */
export async function readRegisterFile(path: string): Promise<ReadRegister | null> {
  const bytes = await readFile(path).catch(() => null)
  if (bytes === null) return null
  if (bytes.length === 0) return { refused: { name: 'emptyFile', numbers: {} } }
  if (bytes.subarray(0, 1024).includes('%PDF-') || /\.pdf$/i.test(path)) return readPdf(bytes)
  const text = decode(bytes)
  if (text === null) return { refused: { name: 'unreadable', numbers: {} } }
  return looksLikeJson(path, text)
    ? readRegister({ kind: 'provider', body: text })
    : readRegister({ kind: 'text', text })
}

async function readPdf(bytes: Uint8Array): Promise<ReadRegister> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
  // for a broken file pdf.js also rejects a second promise that is never awaited: the first error is sufficient
  process.on('unhandledRejection', () => undefined)
  const read = await readPages(pdfjs, new Uint8Array(bytes), {
    cMapUrl: packaged('cmaps/'),
    standardFontDataUrl: packaged('standard_fonts/'),
  })
  return 'refused' in read ? read : readRegister({ kind: 'pages', pages: read.pages })
}

const packaged = (folder: string) => fileURLToPath(new URL(folder, import.meta.resolve('pdfjs-dist/package.json')))

// a provider's body may also be form-urlencoded, as it is sent
const looksLikeJson = (path: string, text: string) => /\.json$/i.test(path) || /^\s*(\{|%7B)/i.test(text)

/** UTF-8, or the encoding of older Korean programs. */
function decode(bytes: Uint8Array): string | null {
  for (const encoding of ['utf-8', 'euc-kr']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes).replace(/^\uFEFF/, '')
    } catch {
      continue
    }
  }
  return null
}
