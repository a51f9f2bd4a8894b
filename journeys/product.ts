import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileCache } from '../apps/server/src/testing/compile-cache.ts'
import { freePort } from '../dev/postgres/free-port.ts'
import { ownFolder } from '../dev/vitest/own-folder.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export type Product = {
  url: string
  /** Milliseconds from the start to the ready line. */
  readyMs: number
  control: (path: string, body: unknown) => Promise<unknown>
  /** The sandbox's data, to be passed to a later reset. */
  dump: () => Promise<unknown>
  stop: () => Promise<void>
}

/** The whole product as with `npm start`, or `npm run dev` with `--dev`, on a free port and an empty data folder. */
export async function startProduct(options: { dataDir?: string; args?: readonly string[] } = {}): Promise<Product> {
  const dataDir = options.dataDir ?? ownFolder('journey')
  const port = await freePort()
  const begun = performance.now()
  const child = spawn(process.execPath, [join(root, 'dev/supervisor/start.ts'), ...(options.args ?? [])], {
    cwd: root,
    env: {
      ...process.env,
      ...compileCache,
      NODE_ENV: 'development',
      DRAIN_SECONDS: '0',
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  await new Promise<void>((ok, no) => {
    const timer = setTimeout(() => no(new Error(`not ready within two minutes\n${output}`)), 120_000)
    const hear = (chunk: Buffer) => {
      output += String(chunk)
      if (/^ready http/m.test(output)) {
        clearTimeout(timer)
        ok()
      }
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('exit', (code) => no(new Error(`the product stopped with ${code}\n${output}`)))
  })
  const url = `http://localhost:${port}`
  const readyMs = Math.round(performance.now() - begun)
  return {
    url,
    readyMs,
    control: controlOf(url),
    dump: async () => {
      const response = await fetch(`${url}/sandbox/control/dump`)
      return ((await response.json()) as { tables: unknown }).tables // as docs/printed/sandbox.md says
    },
    stop: async () => {
      child.removeAllListeners('exit')
      const gone = new Promise<void>((ok) => child.once('close', () => ok()))
      child.kill('SIGTERM')
      await gone
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Posts to the sandbox's control API of the product at this URL. */
export const controlOf =
  (url: string): Product['control'] =>
  async (path, body) => {
    const response = await fetch(`${url}/sandbox/control${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
