import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createServer } from 'vite'
import type { PageSettings } from '../../apps/server/src/http/headers.ts'
import { fillPage } from '../../apps/server/src/http/web/pages.ts'
import type { Restart, Stop } from './supervised-process.ts'
import { answers } from './ports.ts'
import { root, webFolder } from '../../apps/server/src/main/web-stamp.ts'

type Options = {
  port: number
  host: string
  apiPort: number
  settings: PageSettings
  /** Called when a file that the server runs is saved. */
  restarts: readonly Restart[]
  say: (line: string) => void
}

const served = ['apps/server/src', 'packages', 'db'].map((folder) => join(root, folder))
/** A save writes several files: they cause one restart. */
const SETTLED_MS = 100
const LONGEST_START_MS = 20_000

/**
 * npm run dev: Vite serves the web's sources with hot reload on the product's port and proxies the rest to the api; api
 * and worker restart when one of their files is saved. Pages have no content security policy here: `npm start` and the
 * journeys have it.
 */
export async function serveSources({ port, host, apiPort, settings, restarts, say }: Options): Promise<Stop> {
  const api = {
    target: `http://127.0.0.1:${apiPort}`,
    xfwd: true,
    // A call during a restart of the api waits for it.
    bypass: async () => void (await Promise.race([answers(apiPort, () => false), sleep(LONGEST_START_MS)])),
  }
  const vite = await createServer({
    configFile: join(webFolder, 'vite.config.ts'),
    logLevel: 'warn',
    server: {
      port,
      host,
      strictPort: true,
      proxy: { '/api/': api, '/sandbox/': api, '/healthz': api, '/readyz': api },
    },
    plugins: [{ name: 'page-settings', transformIndexHtml: (html) => fillPage(html, settings) }],
  })
  let timer: NodeJS.Timeout | undefined
  vite.watcher.add(served)
  vite.watcher.on('change', (file) => {
    if (!file.endsWith('.ts') || /\.test\.ts$|[\\/]testing[\\/]/.test(file)) return
    if (!served.some((folder) => file.startsWith(folder))) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      say(`${file.slice(root.length)} was saved: api and worker start again`)
      for (const restart of restarts) restart()
    }, SETTLED_MS)
  })
  await vite.listen()
  return async () => {
    clearTimeout(timer)
    await vite.close()
  }
}
