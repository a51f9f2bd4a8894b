import { fileURLToPath } from 'node:url'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readPages } from '../src/pdf/read-pages.ts'
import type { RegisterDocument } from '../src/register/model.ts'
import { readRegister } from '../src/register/read.ts'
import { readGeometry, rebuildPdf } from './rebuild-pdf.ts'

const assets = (folder: string) => fileURLToPath(new URL(`../../../node_modules/pdfjs-dist/${folder}/`, import.meta.url))

export const readPdf = (bytes: Uint8Array, maxPages?: number) =>
  unheeded(() =>
    readPages(pdfjs, bytes, {
      cMapUrl: assets('cmaps'),
      standardFontDataUrl: assets('standard_fonts'),
      ...(maxPages === undefined ? {} : { maxPages }),
    }),
  )

/** Of a broken file pdf.js leaves a second promise rejected that nobody has: it must not end the process. */
async function unheeded<T>(read: () => Promise<T>): Promise<T> {
  const heed = (error: unknown) => {
    if (!(error instanceof Error) || !/XRef|MissingData|Format|Parser/.test(error.name)) throw error
  }
  process.on('unhandledRejection', heed)
  try {
    return await read()
  } finally {
    // the process is told of them after this turn
    await new Promise((ok) => setImmediate(ok))
    process.off('unhandledRejection', heed)
  }
}

/** The whole road on a measured print: rebuilt as a PDF, its pages read, its register read. */
export async function readPrint(id: string): Promise<RegisterDocument> {
  const pages = await readPdf(rebuildPdf(readGeometry(id)))
  if ('refused' in pages) throw new Error(`${id}: ${pages.refused.name}`)
  const read = readRegister({ kind: 'pages', pages: pages.pages })
  if ('refused' in read) throw new Error(`${id}: ${read.refused.name}`)
  return read.register
}
