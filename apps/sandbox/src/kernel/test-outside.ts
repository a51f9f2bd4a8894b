import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox, type Sandbox } from './server.ts'

export type Outside = Sandbox & {
  control: (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Control>
  dataDir: string
}
type Control = { status: number; body: Record<string, unknown> }

/** A separate sandbox for a test: a free port, an empty folder, removed at the end. */
export async function playOutside(origin = 'http://localhost:8080'): Promise<Outside> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jipsalpim-sandbox-'))
  const sandbox = await startSandbox({ port: 0, dataDir, origin })
  return {
    ...sandbox,
    dataDir,
    close: async () => {
      await sandbox.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
    control: async (method, path, body) => {
      const response = await fetch(`${sandbox.url}/control${path}`, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      // every control answer is an object
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    },
  }
}
