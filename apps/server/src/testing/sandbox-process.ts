import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { compileCache } from './compile-cache.ts'
import { shared } from '../../../../dev/vitest/share.ts'

const MAIN = fileURLToPath(new URL('../../../sandbox/src/main.ts', import.meta.url))

export type SandboxProcess = { url: string; stop: () => Promise<void> }

let borrowed = false
/**
 * This worker's sandbox, empty: starting one takes most of a second of CPU time. A file's second server gets its own.
 */
export async function borrowSandbox(options: { dataDir: string; origin: string }): Promise<SandboxProcess> {
  if (borrowed) return startSandboxProcess(options)
  borrowed = true
  const url = await shared<string>(inject('sharedSandboxes'))
  const response = await fetch(`${url}/control/reset`, {
    method: 'POST',
    body: JSON.stringify({ origin: options.origin }),
  })
  if (!response.ok) throw new Error(`the sandbox was not emptied: ${response.status}`)
  return { url, stop: async () => void (borrowed = false) }
}

/** The sandbox in a separate process, which survives kills of ours. */
export async function startSandboxProcess(options: { dataDir: string; origin: string }): Promise<SandboxProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...compileCache,
      NODE_ENV: 'development',
      SANDBOX_PORT: '0',
      DATA_DIR: options.dataDir,
      PRODUCT_ORIGIN: options.origin,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const ready = new Promise<string>((done, fail) => {
    createInterface({ input: child.stdout }).once('line', (line) => done(line))
    void ended.then(() => fail(new Error('the sandbox did not start')))
  })
  // the sandbox's own ready line: { ready, url, pid }
  const { url } = JSON.parse(await ready) as { url: string }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
