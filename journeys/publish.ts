import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Publishes an operator's settings, like `npm run publish` beside the running product. */
export async function publish(dataDir: string, document: unknown): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'dev/tools/publish.ts')], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.stdin.end(JSON.stringify(document))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`publish ended with ${code}`)
}
