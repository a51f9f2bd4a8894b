import { assess } from '@jipsalpim/engine/assess.ts'
import type { AssessInput } from '@jipsalpim/engine/assessment.ts'
import { readPages } from '@jipsalpim/engine/pdf/read-pages.ts'
import { readRegister } from '@jipsalpim/engine/register/read.ts'
import { day } from '@jipsalpim/engine/values/day.ts'
import { known, unknown } from '@jipsalpim/engine/values/known.ts'
import { readFileSync } from 'node:fs'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readGeometry, rebuildPdf } from '../packages/engine/samples/rebuild-pdf.ts'
import { measured, median, type Measured } from './measured.ts'

const samples = new URL('../packages/engine/samples/', import.meta.url)
const TEXT_ROUNDS = 400
const PDF_ROUNDS = 15

/** Judging one register from extracted text, and reading a PDF against pdf.js's own text content of the same file. */
export async function benchEngine(): Promise<Measured[]> {
  const text = readFileSync(new URL('apick-ocr-2024.txt', samples), 'utf8')
  const judge = () => {
    const read = readRegister({ kind: 'text', text })
    if ('refused' in read) throw new Error(read.refused.name)
    return assess({ ...input, register: read.register })
  }
  const times = Array.from({ length: TEXT_ROUNDS }, () => timed(judge)).slice(TEXT_ROUNDS / 4)
  const ratios = await pdfRatios('S047')
  return [
    measured({ name: 'judge one register from extracted text', value: median(times), unit: 'ms', ceiling: 1, note: `median of ${times.length}` }),
    measured({ name: 'read a PDF against getTextContent', value: median(ratios), unit: '×', ceiling: 1.3, note: `median of ${ratios.length} interleaved pairs` }),
  ]
}

async function pdfRatios(sample: string): Promise<number[]> {
  const bytes = rebuildPdf(readGeometry(sample))
  const ratios: number[] = []
  for (let i = 0; i < PDF_ROUNDS; i++) {
    const plain = await timedAsync(() => textContent(bytes.slice()))
    const ours = await timedAsync(() => readPages(pdfjs, bytes.slice()))
    if (i >= 3) ratios.push(ours / plain)
  }
  return ratios
}

async function textContent(data: Uint8Array): Promise<number> {
  const task = pdfjs.getDocument({ data, verbosity: 0, disableFontFace: true, useSystemFonts: false })
  const document = await task.promise
  let items = 0
  for (let n = 1; n <= document.numPages; n++) items += (await (await document.getPage(n)).getTextContent()).items.length
  await task.destroy()
  return items
}

function timed(work: () => unknown): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}
async function timedAsync(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

const at = day('2026-11-21')
const input: Omit<AssessInput, 'register'> = {
  day: at,
  lease: { kind: '전세', deposit: known(200_000_000, 'bench'), rent: known(0, 'bench'), contractDate: known(at, 'bench'), moveInDate: known(at, 'bench'), landlordName: unknown('not-given') },
  home: {
    kind: known('아파트', 'bench'), dongCode: known('4311110100', 'bench'), area: known(74.97, 'bench'), use: unknown('not-given'), violation: unknown('not-given'),
    approvedOn: unknown('not-given'), households: unknown('not-given'), otherDeposits: unknown('not-given'), officialPrice: unknown('not-given'),
    trades: unknown('not-given'), statedPrice: known(320_000_000, 'bench'),
  },
}
