import { readFileSync } from 'node:fs'

/** The result of the last full run of `npm run fuzz`, which writes it. */
export type FuzzRecord = {
  day: string
  seed: number
  inputs: number
  kinds: readonly {
    kind: string
    inputs: number
    read: number
    refused: number
    exceptions: number
    slow: number
    slowestMs: number
    heapMb: number
  }[]
  flat: { documents: number; warm: number; startMb: number; endMb: number }
}

export const recordFile = new URL('fuzz-record.json', import.meta.url)

// written by run-fuzz.ts in this shape
export const readFuzzRecord = (): FuzzRecord => JSON.parse(readFileSync(recordFile, 'utf8')) as FuzzRecord
