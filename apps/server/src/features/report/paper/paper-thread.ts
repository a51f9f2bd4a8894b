import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Paper } from './paper-of.ts'
import { paperTemplate } from './paper-template.ts'

/** Prints PDFs in a separate thread: each takes about a tenth of a second, which would block the API's event loop. */
export type Asked = { id: number; paper: Paper }
export type Printed = { id: number; pdf: Uint8Array } | { id: number; error: string }

const { resolve } = createRequire(import.meta.url)
const weights = ['Regular', 'Bold'].map((w) => readFile(resolve(`pretendard/dist/public/static/Pretendard-${w}.otf`)))
const typst = NodeCompiler.create({ fontArgs: [{ fontBlobs: await Promise.all(weights) }] })

parentPort?.on('message', ({ id, paper }: Asked) => {
  try {
    const pdf = typst.pdf(
      { mainFileContent: paperTemplate, inputs: { paper: JSON.stringify(paper) } },
      // The default is the current time, and the same texts would give other bytes.
      { creationTimestamp: 0 },
    )
    typst.evictCache(4)
    parentPort?.postMessage({ id, pdf: new Uint8Array(pdf) } satisfies Printed)
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) } satisfies Printed)
  }
})
