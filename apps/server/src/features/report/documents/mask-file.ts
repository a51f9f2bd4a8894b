import { Worker } from 'node:worker_threads'
import { DOCUMENT_BYTES } from '@jipsalpim/contract/areas/report/document-terms.ts'
import { pictureSize } from './picture-size.ts'
import type { Masked, ToMask } from './mask-thread.ts'

/** Together with the time to store it, shorter than a repeat of the same call waits. */
const MOST_MS = 15_000
/** In a job no user waits, and the machine may be busy. */
const MOST_MS_OF_PRINT = 60_000
/** In megabytes, for the thread's own heap; pictures are outside of it and limited by their pixels. */
const MOST_MEMORY = 256
const MOST_PIXELS = 50_000_000

/**
 * Draws an untrusted file anew without its personal numbers, or returns why it is refused. Its type is detected from
 * the bytes. It is read in a separate thread with limits of time and memory, which ends afterwards. A PDF that its
 * owner has `covered` is drawn like a photograph, without searching its text.
 */
export async function maskFile(bytes: Uint8Array, covered = false): Promise<Masked> {
  if (bytes.length === 0) return { refused: 'empty' }
  if (bytes.length > DOCUMENT_BYTES) return { refused: 'too-large' }
  const type = typeOf(bytes)
  if (type === null) return { refused: 'wrong-type' }
  if (type === 'image') {
    const size = pictureSize(bytes)
    if (size === null || size.width * size.height === 0) return { refused: 'broken' }
    if (size.width * size.height > MOST_PIXELS) return { refused: 'unpacks-too-large' }
  }
  const thread = startThread()
  try {
    return await inThread(thread, { bytes, type, covered }, MOST_MS)
  } finally {
    void thread.terminate()
  }
}

/** The print of a register, from the registry through our own vendor: one thread draws all of them in sequence. */
export function maskPrint(bytes: Uint8Array): Promise<Masked> {
  const turn = lastPrint.then(() => drawPrint(bytes))
  lastPrint = turn
  return turn
}
let lastPrint: Promise<unknown> = Promise.resolve()
let ofPrints: Worker | null = null

async function drawPrint(bytes: Uint8Array): Promise<Masked> {
  if (typeOf(bytes) !== 'pdf') return { refused: 'wrong-type' }
  // The id of a thread that has ended is -1.
  if (ofPrints === null || ofPrints.threadId < 0) ofPrints = startThread()
  const thread = ofPrints
  thread.ref()
  const drawn = await inThread(thread, { bytes, type: 'pdf', covered: false }, MOST_MS_OF_PRINT)
  // It ends with the process. After a refusal the next print gets a new thread.
  thread.unref()
  if ('refused' in drawn) {
    ofPrints = null
    void thread.terminate()
  }
  return drawn
}

function startThread(): Worker {
  const thread = new Worker(new URL('./mask-thread.ts', import.meta.url), {
    // the thread gets no secrets
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  })
  // Without a listener, an error of an idle thread would end the process.
  return thread.on('error', () => undefined)
}

function inThread(thread: Worker, work: ToMask, mostMs: number): Promise<Masked> {
  return new Promise((done) => {
    const end = (masked: Masked) => {
      clearTimeout(late)
      thread.off('message', end).off('exit', broke).off('error', failed)
      done(masked)
    }
    const broke = () => end({ refused: 'broken' })
    const failed = (error: Error & { code?: string }) =>
      end({ refused: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'unpacks-too-large' : 'broken' })
    const late = setTimeout(() => end({ refused: 'takes-too-long' }), mostMs)
    thread.on('message', end).on('exit', broke).on('error', failed)
    thread.postMessage(work)
  })
}

/** Detected from the first bytes; the file's name does not matter. */
function typeOf(bytes: Uint8Array): 'pdf' | 'image' | null {
  const begins = (...first: number[]) => first.every((byte, i) => bytes[i] === byte)
  if (begins(0xff, 0xd8, 0xff) || begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image'
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-') ? 'pdf' : null
}
