import { once } from 'node:events'
import { between } from '@jipsalpim/engine/recovery/between.ts'
import { readCases } from '@jipsalpim/engine/recovery/read-cases.ts'

/**
 * npm run -s recover < cases.json: only the auction distribution. Exit 1 for invalid input, with the errors by path.
 */
const mostBytes = 64 * 1024 * 1024
// a reader of only the first lines closes the pipe: not an error
process.stdout.on('error', () => process.exit())

const input = await readJson()
const read = 'wrong' in input ? input : readCases(input.json)
if ('wrong' in read) {
  process.stderr.write(`${JSON.stringify({ wrong: read.wrong })}\n`)
  process.exitCode = 1
} else if (read.many) {
  await write('[')
  for (const [i, one] of read.cases.entries())
    await write(`${i === 0 ? '' : ','}\n${JSON.stringify(between(one), null, 2).replaceAll(/^/gm, '  ')}`)
  await write(read.cases.length === 0 ? ']\n' : '\n]\n')
} else for (const one of read.cases) await write(`${JSON.stringify(between(one), null, 2)}\n`)

async function readJson(): Promise<{ json: unknown } | { wrong: Record<string, string> }> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of process.stdin) {
      const bytes = Buffer.from(chunk)
      chunks.push(bytes)
      size += bytes.length
      if (size > mostBytes) return { wrong: { '.': 'too-large' } }
    }
    return { json: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))) }
  } catch {
    return { wrong: { '.': 'not-json' } }
  }
}

async function write(text: string) {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}
