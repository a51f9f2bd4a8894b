import type { RefusalName, RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import { readPrint } from '@jipsalpim/engine/register/read-print.ts'
import { withinTime } from '../../../kernel/chunks/chunks.ts'
import { fileKind, MOST_BYTES, textOf } from './file-text.ts'

export type Progress = (read: number, all: number) => void
/** Why there is nothing to judge: the reader's own refusals, and the earlier ones. */
export type Refusal = {
  name: RefusalName | 'tooLarge' | 'wrongKind' | 'broken'
  numbers: Readonly<Record<string, number | string>>
}
export type ReadFile = { register: RegisterDocument } | { refused: Refusal }

const pdfReader = () => import('./read-pdf.ts')
/** Loads the reader of PDF files and starts its worker, before there is a file. */
export const getReadyForPdf = (): Promise<void> => pdfReader().then(({ startWorker }) => startWorker())

/** Reads a dropped file on the device: nothing of it is uploaded. */
export async function readFile(file: File, progress: Progress, signal: AbortSignal): Promise<ReadFile> {
  if (file.size === 0) return refuse('emptyFile')
  if (file.size > MOST_BYTES) return refuse('tooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = fileKind(bytes)
  if (kind === 'other') return refuse('wrongKind')
  if (kind === 'text') return readText(textOf(bytes))
  const { readPdf } = await withinTime(pdfReader())
  const pages = await readPdf(bytes, progress, signal)
  return 'refused' in pages ? pages : readPrint({ kind: 'pages', pages: pages.pages })
}

export const readText = (text: string): ReadFile => readPrint({ kind: 'text', text })

const refuse = (name: Refusal['name']): ReadFile => ({ refused: { name, numbers: {} } })
