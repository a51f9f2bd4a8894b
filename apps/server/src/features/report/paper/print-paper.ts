import { Worker } from 'node:worker_threads'
import type { Paper } from './paper-of.ts'
import type { Asked, Printed } from './paper-thread.ts'

type Waiting = { done: (pdf: Uint8Array) => void; fail: (error: Error) => void }
type Press = { print: (paper: Paper) => Promise<Uint8Array> }

let press: Press | null = null

/** Prints a PDF; the same texts give the same bytes. The first call starts the thread. */
export function printPaper(paper: Paper): Promise<Uint8Array> {
  press ??= startPress()
  return press.print(paper)
}

function startPress(): Press {
  const waiting = new Map<number, Waiting>()
  const thread = new Worker(new URL('./paper-thread.ts', import.meta.url))
  // It ends with the process; while something is being printed, the process waits.
  thread.unref()
  let asked = 0
  thread.on('message', (printed: Printed) => {
    const one = waiting.get(printed.id)
    waiting.delete(printed.id)
    if (waiting.size === 0) thread.unref()
    if ('pdf' in printed) one?.done(printed.pdf)
    else one?.fail(new Error(`a paper was not printed: ${printed.error}`))
  })
  // An error is followed by the exit event of the same thread, possibly after the next one has started.
  const end = (error: Error) => {
    if (press === own) press = null
    for (const one of waiting.values()) one.fail(error)
    waiting.clear()
  }
  thread.on('error', end)
  thread.on('exit', (code) => end(new Error(`the thread that prints ended with ${code}`)))
  const own: Press = {
    print: (paper) =>
      new Promise((done, fail) => {
        const id = ++asked
        waiting.set(id, { done, fail })
        thread.ref()
        thread.postMessage({ id, paper } satisfies Asked)
      }),
  }
  return own
}
