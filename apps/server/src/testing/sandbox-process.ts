import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { compileCache } from './compile-cache.ts'

const MAIN = fileURLToPath(new URL('../../../sandbox/src/main.ts', import.meta.url))

/** The sandbox in a separate process, which survives kills of ours. */
export async function startSandboxProcess(options: {
  dataDir: string
  origin: string
}): Promise<{ url: string; stop: () => Promise<void> }> {
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
