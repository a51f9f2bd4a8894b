import { Worker } from 'node:worker_threads'
import { DOCUMENT_BYTES, type DocumentRefusal } from '@jipsalpim/contract/areas/report/document-terms.ts'
import { pictureSize } from './picture-size.ts'
import type { Masked, ToMask } from './mask-thread.ts'

/** Shorter than a repeat of the same call waits, with the time of storing it. */
const MOST_MS = 15_000
/** Megabytes of the thread's own memory; pictures lie outside of it and are bounded by their pixels. */
const MOST_MEMORY = 256
const MOST_PIXELS = 50_000_000

/**
 * A stranger's file, drawn anew without its personal numbers, or why it is not taken. The type is told by the bytes. It is
 * read in a thread of its own with bounds of time and memory, which ends with it.
 */
export async function maskFile(bytes: Uint8Array): Promise<Masked> {
  if (bytes.length === 0) return { refused: 'empty' }
  if (bytes.length > DOCUMENT_BYTES) return { refused: 'too-large' }
  const type = typeOf(bytes)
  if (type === null) return { refused: 'wrong-type' }
  if (type === 'image') {
    const size = pictureSize(bytes)
    if (size === null || size.width * size.height === 0) return { refused: 'broken' }
    if (size.width * size.height > MOST_PIXELS) return { refused: 'unpacks-too-large' }
  }
  return inThread({ bytes, type })
}

function inThread(work: ToMask): Promise<Masked> {
  return new Promise((done) => {
    const thread = new Worker(new URL('./mask-thread.ts', import.meta.url), {
      workerData: work,
      // it knows no secret
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    })
    const end = (masked: Masked) => {
      clearTimeout(late)
      done(masked)
      void thread.terminate()
    }
    const refuse = (refused: DocumentRefusal) => () => end({ refused })
    const late = setTimeout(refuse('takes-too-long'), MOST_MS)
    thread.on('message', end)
    thread.on('error', (error: Error & { code?: string }) =>
      refuse(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'unpacks-too-large' : 'broken')(),
    )
    thread.on('exit', refuse('broken'))
  })
}

/** By the first bytes, whatever the file is called. */
function typeOf(bytes: Uint8Array): 'pdf' | 'image' | null {
  const begins = (...first: number[]) => first.every((byte, i) => bytes[i] === byte)
  if (begins(0xff, 0xd8, 0xff) || begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image'
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-') ? 'pdf' : null
}
