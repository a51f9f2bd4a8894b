import { writeFileSync } from 'node:fs'
import { readRegister } from '@jipsalpim/engine/register/read.ts'
import { resolveRegister } from '@jipsalpim/engine/register/resolve.ts'
import { sampleText } from '../packages/engine/samples/read-sample.ts'
import { readFuzzRecord, recordFile, type FuzzRecord } from './fuzz-record.ts'
import { fuzz, type Kind, type Tally } from './fuzz.ts'

/**
 * `npm run fuzz [-- inputs] [seed]`: mutated samples of every kind, then many registers one after the other. A run of
 * 200,000 or more is stored for docs/printed/accuracy.md. Exit 1 on an exception or a hang.
 */
const inputs = Number(process.argv[2] ?? 200_000)
const seed = Number(process.argv[3] ?? 20_261_121)
console.log(`seed ${seed}, ${inputs} inputs`)
const share: readonly [Kind, number][] = [
  ['text', 0.45],
  ['JSON', 0.45],
  ['bytes', 0.1],
]
const kinds: Tally[] = []
for (const [kind, part] of share) {
  const tally = await fuzz(kind, Math.round(inputs * part), seed, (input, error) => {
    console.error(kind, error, JSON.stringify(input).slice(0, 300))
  })
  console.log(JSON.stringify(tally))
  kinds.push(tally)
}
const flat = memory(10_000)
console.log(JSON.stringify(flat))
const record: FuzzRecord = { day: new Date().toISOString().slice(0, 10), seed, inputs, kinds, flat }
if (inputs >= 200_000) writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`)
else console.log(`not written down; the record is of ${readFuzzRecord().inputs} inputs`)
process.exit(kinds.some((k) => k.exceptions > 0 || k.slow > 0) ? 1 : 0)

/** Memory in use after so many registers, measured after a warm-up. */
function memory(documents: number): FuzzRecord['flat'] {
  const texts = ['apick-ocr-2024.txt', 'synthetic/kyungsa-registry_sample_complex.txt'].map(sampleText)
  const warm = Math.round(documents / 10)
  let startMb = 0
  for (let i = 1; i <= documents; i++) {
    // each is different from the one before, so that no cache is used
    const read = readRegister({ kind: 'text', text: `${texts[i % 2] ?? ''}\n${i}` })
    if (!('refused' in read)) resolveRegister(read.register)
    if (i === warm) startMb = inUse()
  }
  return { documents, warm, startMb, endMb: inUse() }
}

function inUse(): number {
  global.gc?.()
  return Math.round(process.memoryUsage().heapUsed / 1e5) / 10
}
