import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkListener, checkLogin } from '../../db/check-login.ts'
import { connect, createPool } from '../../db/connect.ts'
import { freePort } from '../postgres/free-port.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { readEnv, readStart, readWeb, type Start } from '../../apps/server/src/main/env.ts'
import { superviseInOrder, type Stop } from './supervised-process.ts'
import { notesOf } from '../../apps/server/src/main/notes-at-start.ts'
import { childEnv, embeddedDatabase, ownDatabase, ownSandbox } from './own-services.ts'
import { portIsFree } from './ports.ts'
import { createProviders } from '../../apps/server/src/main/providers.ts'
import { webState } from '../../apps/server/src/main/web-stamp.ts'

const roles = ['all', 'api', 'worker', 'web'] as const
type Role = (typeof roles)[number]

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** Starts what the role needs, keeps it running, and stops all of it in order on request. Returns the exit code. */
export async function superviseUntilStopped(args: readonly string[]): Promise<number> {
  const role = roleOf(args)
  const dev = isDev(args)
  const start = await readWithPort(role === 'web' ? 'web' : 'everything')
  if (dev && start.production) throw new Error('npm run dev serves sources and is for development: use npm start.')
  for (const line of notesOf(start)) print(line)
  const stops: Stop[] = []
  const stopping = stopSignal()
  const stopped = new Promise<void>((done) => stopping.addEventListener('abort', () => done()))
  const stopAll = async () => {
    for (const stop of stops.splice(0).toReversed()) await stop()
  }
  try {
    const started = role === 'all' ? startAll(start, stops, stopping, dev) : startOne(role, start, stops)
    const early = await Promise.race([started.then(() => false), stopped.then(() => true)])
    if (!early) {
      // The worker listens on no port.
      print(role === 'worker' ? 'ready: the worker takes jobs' : `ready http://localhost:${start.port}`)
      await stopped
    }
    // A start in progress is waited for, so that no child is left behind.
    if (early) await started.catch(() => undefined)
    return 0
  } finally {
    await stopAll()
  }
}

/** Port 0 means any free one: chosen here, so that the log, links and vendors get the real port. */
async function readWithPort(needs: 'everything' | 'web'): Promise<Start> {
  const start = readStart(needs)
  return start.port === 0 ? readStart(needs, { ...process.env, PORT: String(await freePort()) }) : start
}

async function startAll(start: Start, stops: Stop[], stopping: AbortSignal, dev: boolean): Promise<void> {
  const lock = await lockDataDir(start.dataDir, { say: print, told: stopping })
  if ('heldBy' in lock)
    throw new Error(
      `It runs already: process ${lock.heldBy} works on ${start.dataDir}. Stop that one, or set DATA_DIR and PORT for a second one.`,
    )
  stops.push(async () => lock.release())
  stopping.addEventListener('abort', lock.stopping)
  await portIsFree(start)
  const logs = start.production ? null : freshLogs(start.dataDir)

  const web = dev ? undefined : buildWebIfStale()
  // a failure is handled below, after the services that start in parallel
  web?.catch(() => undefined)
  const urls = start.databaseUrl
    ? await ownDatabase(start, start.databaseUrl)
    : await embeddedDatabase(start, stops, print)
  const sandboxUrl =
    start.production || start.sandboxUrl ? start.sandboxUrl : await ownSandbox(start, stops, logs, print)
  const apiPort = dev ? await freePort() : start.port
  const env = {
    ...childEnv(start, { ...urls, ...(sandboxUrl && { SANDBOX_URL: sandboxUrl }) }),
    // Links, windows and redirects use the origin that the browser sees; Vite proxies other requests to this port.
    PORT: String(apiPort),
    ...(dev && { DRAIN_SECONDS: '0' }),
  }
  await describeProblem(env, 'all')
  await web
  const run = (name: string, file: string, args: readonly string[] = []) =>
    superviseInOrder(stops, {
      name,
      file: here(file),
      args,
      env,
      say: print,
      ...(logs && { logFile: join(logs, `${name}.log`) }),
    })
  const [restartWorker, restartApi] = await Promise.all([
    run('worker', '../../apps/server/src/main/worker.ts'),
    run('api', '../../apps/server/src/main/api.ts', dev ? ['--alone'] : []),
  ])
  if (!dev) return
  const { serveSources } = await import('./serve-sources.ts')
  stops.push(
    await serveSources({
      port: start.port,
      host: start.host,
      apiPort,
      settings: readWeb(env).settings,
      restartApi,
      restartWorker,
      say: print,
    }),
  )
}

/** One role on one of many machines: the database exists already, and so does the sandbox, if there is one. */
async function startOne(role: Exclude<Role, 'all'>, start: Start, stops: Stop[]): Promise<void> {
  if (role === 'web') await buildWebIfStale()
  else if (!start.databaseUrl)
    throw new Error(`--role ${role} needs DATABASE_URL: the embedded database belongs to a start of everything.`)
  if (role !== 'web' && !start.production && !start.sandboxUrl)
    throw new Error(`--role ${role} needs SANDBOX_URL in development: the sandbox belongs to a start of everything.`)
  if (role !== 'worker') await portIsFree(start)
  const urls = role !== 'web' && start.databaseUrl ? await ownDatabase(start, start.databaseUrl) : {}
  const env = childEnv(start, urls)
  if (role !== 'web') await describeProblem(env, role)
  await superviseInOrder(stops, {
    name: role,
    file: here(`../../apps/server/src/main/${role}.ts`),
    args: role === 'api' ? ['--alone'] : [],
    env,
    say: print,
  })
}

/** Reports a missing or wrong setting once, before the children would report it repeatedly. */
async function describeProblem(source: Record<string, string>, role: Role): Promise<void> {
  const env = readEnv(source)
  createProviders(env, () => new Date())
  const { appUrl: url, prepare } = env
  if (!url) return
  const pool = createPool({ url, size: 1, application: 'start', answerTimeoutMs: 5000, prepare: prepare ?? true })
  try {
    await checkLogin(pool, prepare)
  } finally {
    await pool.end()
  }
  if (role === 'api') return
  const listener = await connect({ url: env.directUrl ?? url, application: 'start', answerTimeoutMs: 5000 })
  try {
    await checkListener(listener)
  } finally {
    await listener.end()
  }
}

async function buildWebIfStale(): Promise<void> {
  const state = webState()
  if (state === 'missing')
    throw new Error(
      'The web is not built, and there is no bundler to build it: run `npm run build` where the image is made.',
    )
  if (state === 'fresh') return
  const child = spawn(process.execPath, [here('../tools/build-web.ts')], { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The web could not be built: see above.')
}

/** The log folder of this start; the previous one is kept, too. */
function freshLogs(dataDir: string): string {
  const folder = join(dataDir, 'log')
  if (existsSync(folder)) {
    rmSync(`${folder}.before`, { recursive: true, force: true })
    renameSync(folder, `${folder}.before`)
  }
  mkdirSync(folder, { recursive: true })
  return folder
}

function stopSignal(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())
  process.on('disconnect', () => stopping.abort())
  return stopping.signal
}

/** npm run dev */
const isDev = (args: readonly string[]): boolean => args.length === 1 && args[0] === '--dev'

function roleOf(args: readonly string[]): Role {
  const at = args.indexOf('--role')
  if (args.length === 0 || isDev(args)) return 'all'
  const role = roles.find((known) => known === args[at + 1])
  if (at === -1 || !role || args.length !== 2) throw new Error('npm start [-- --role api|worker|web|all]')
  return role
}
