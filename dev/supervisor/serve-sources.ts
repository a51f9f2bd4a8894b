import type { ServerResponse } from 'node:http'
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
  /** Both are called when a file that the server runs is saved. */
  restartApi: Restart
  restartWorker: Restart
  say: (line: string) => void
}

const served = ['apps/server/src', 'packages', 'db'].map((folder) => join(root, folder))
/** A save writes several files: they cause one restart. */
const SETTLED_MS = 100
const LONGEST_START_MS = 20_000
/** A restart waits this long for the calls that the old api still answers. */
const LONGEST_CALL_MS = 2000

/**
 * npm run dev: Vite serves the web's sources with hot reload on the product's port and proxies the rest to the api; api
 * and worker restart when one of their files is saved. Pages have no content security policy here: `npm start` and the
 * journeys have it.
 */
export async function serveSources({
  port,
  host,
  apiPort,
  settings,
  restartApi,
  restartWorker,
  say,
}: Options): Promise<Stop> {
  const underWay = new Set<Promise<unknown>>()
  let oldIsOver: Promise<unknown> = Promise.resolve()
  const api = {
    target: `http://127.0.0.1:${apiPort}`,
    xfwd: true,
    // A call during a restart of the api waits for the new one: the old one would break the connection.
    bypass: async (_request: unknown, response: ServerResponse | undefined) => {
      await oldIsOver
      if (response) {
        const call = new Promise((done) => response.once('close', done))
        underWay.add(call)
        void call.then(() => underWay.delete(call))
      }
      await Promise.race([answers(apiPort, () => false), sleep(LONGEST_START_MS)])
    },
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
      const answered = Promise.race([Promise.all(underWay), sleep(LONGEST_CALL_MS)])
      oldIsOver = answered.then(restartApi)
      void restartWorker()
    }, SETTLED_MS)
  })
  await vite.listen()
  return async () => {
    clearTimeout(timer)
    await vite.close()
  }
}
