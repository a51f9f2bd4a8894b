import { setTimeout as sleep } from 'node:timers/promises'
import { paperOf } from '../apps/server/src/features/report/paper/paper-of.ts'
import { printPaper } from '../apps/server/src/features/report/paper/print-paper.ts'
import { casesOf, goldenReport, goldenVersions } from '../packages/engine/samples/golden/compare.ts'
import { measured, type Measured } from './measured.ts'

const TIMES = 5
/** The longest delay that the event loop may have while a PDF is printed in another thread. */
const BLOCKED_MS = 50

/** A report as a PDF: the first of a process, one after another, and the delay of all other requests meanwhile. */
export async function benchPaper(): Promise<Measured[]> {
  const version = goldenVersions().at(-1) ?? ''
  // Each with its own hash: a PDF that was printed before comes from memory.
  const papers = casesOf(version).map((name, i) =>
    paperOf(goldenReport(version, name), { version: 1, hash: String(i).padStart(64, '0'), sample: false, parts: null }),
  )
  const took = async (i: number): Promise<number> => {
    const paper = papers[i % papers.length]
    if (!paper) throw new Error('no report to print')
    const begun = performance.now()
    await printPaper({ ...paper, foot: { ...paper.foot, hash: String(i) } })
    return performance.now() - begun
  }
  const cold = await took(0)
  let longest = 0
  let measuring = true
  const watch = (async () => {
    while (measuring) {
      const begun = performance.now()
      await sleep(1)
      longest = Math.max(longest, performance.now() - begun)
    }
  })()
  const warm: number[] = []
  for (let i = 1; i <= papers.length * TIMES; i++) warm.push(await took(i))
  measuring = false
  await watch
  warm.sort((a, b) => a - b)
  const p95 = warm[Math.floor(warm.length * 0.95)] ?? Infinity
  return [
    measured({
      name: 'first paper of a process',
      value: cold,
      unit: 'ms',
      ceiling: 3000,
      note: 'starts the thread, loads the fonts',
    }),
    measured({
      name: 'a paper, p95',
      value: p95,
      unit: 'ms',
      ceiling: 300,
      note: `${warm.length} papers of ${papers.length} homes`,
    }),
    measured({
      name: 'longest wait of others meanwhile',
      value: longest,
      unit: 'ms',
      ceiling: BLOCKED_MS,
      note: 'the event loop of the same process',
    }),
  ]
}
