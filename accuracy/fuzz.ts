import { readFileSync } from 'node:fs'
import type { ReadRegister } from '@jipsalpim/engine/register/model.ts'
import { readRegister } from '@jipsalpim/engine/register/read.ts'
import { resolveRegister } from '@jipsalpim/engine/register/resolve.ts'
import { hostile } from '../packages/engine/samples/hostile-pdf.ts'
import { readPdf } from '../packages/engine/samples/read-print.ts'
import { readGeometry, rebuildPdf } from '../packages/engine/samples/rebuild-pdf.ts'
import { Mutator } from './mutator.ts'

export type Kind = 'bytes' | 'text' | 'JSON'
export type Tally = {
  kind: Kind
  inputs: number
  read: number
  refused: number
  exceptions: number
  slow: number
  slowestMs: number
  heapMb: number
}

/** More CPU time than this is a hang; waiting for other processes does not count. */
const mostMs = 2000

/**
 * Reads `inputs` mutated samples: counts what was read, what was refused by name, and what must not happen. `onFail`
 * gets the failing input.
 */
export async function fuzz(
  kind: Kind,
  inputs: number,
  seed: number,
  onFail: (input: unknown, error: unknown) => void,
): Promise<Tally> {
  const mutate = new Mutator(seed)
  const tally: Tally = { kind, inputs, read: 0, refused: 0, exceptions: 0, slow: 0, slowestMs: 0, heapMb: 0 }
  const next = source(kind, mutate)
  for (let i = 0; i < inputs; i++) {
    const input = next()
    const begun = process.cpuUsage()
    try {
      const read = await readInput(input)
      if ('refused' in read) tally.refused++
      else {
        resolveRegister(read.register)
        tally.read++
      }
    } catch (error) {
      tally.exceptions++
      onFail(input, error)
    }
    const { user, system } = process.cpuUsage(begun)
    const spent = (user + system) / 1000
    tally.slowestMs = Math.max(tally.slowestMs, Math.round(spent))
    if (spent > mostMs) {
      tally.slow++
      onFail(input, `${Math.round(spent)} ms`)
    }
    if (i % 64 === 0) tally.heapMb = Math.max(tally.heapMb, Math.round(process.memoryUsage().heapUsed / 1e6))
  }
  return tally
}

type Input = Uint8Array | string | { body: unknown }

async function readInput(input: Input): Promise<ReadRegister> {
  if (typeof input === 'string') return readRegister({ kind: 'text', text: input })
  if (!(input instanceof Uint8Array)) return readRegister({ kind: 'provider', body: input.body })
  const pages = await readPdf(input)
  return 'refused' in pages ? pages : readRegister({ kind: 'pages', pages: pages.pages })
}

const samples = new URL('../packages/engine/samples/', import.meta.url)
const sample = (name: string) => readFileSync(new URL(name, samples), 'utf8')

function source(kind: Kind, mutate: Mutator): () => Input {
  if (kind === 'text') {
    const texts = ['apick-ocr-2024.txt', 'synthetic/kyungsa-registry_sample_complex.txt', 'banpo-ocr-full.txt'].map(
      sample,
    )
    return () => mutate.text(texts)
  }
  if (kind === 'JSON') {
    const names = ['codef-land.json', 'codef-officetel-trust.json', 'synthetic/kyungsa-codef_registry_response.json']
    const bodies = names.map((n) => JSON.parse(sample(n)) as unknown)
    return () => ({ body: mutate.json(bodies) })
  }
  // one page of a print, and small hand-made files
  const print = readGeometry('S074')
  const onePage = rebuildPdf({ ...print, pages: print.pages.slice(0, 1) })
  const small = [hostile.cyclic(), hostile.manyPages(3), hostile.selfDrawing(), hostile.untrueCount(), hostile.locked()]
  return () => mutate.bytes(mutate.oneIn(20) ? [onePage] : small)
}
