import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Login, loginNames } from '../../db/login-names.ts'
import { freePort } from './free-port.ts'
import { limitLogin } from '../../db/limits.ts'
import { findRunner, type RootWay, type Runner } from './pg-binaries.ts'

export type Postgres = {
  url: (login: Login, database?: string) => string
  pid: number
  /** True when a server of an earlier, killed start was still running and is reused. */
  reused: boolean
  port: number
  /** Resolves when it has ended, for whatever reason. */
  ended: Promise<unknown>
  stop: () => Promise<void>
}
type Secrets = Record<Login, string>

const databaseName = 'jipsalpim'

const START_TRIES = 20

/**
 * Starts PostgreSQL in `dir`: loopback only, a free port, passwords beside it in a 0600 file. `durable: false` is for
 * tests.
 */
export async function startPostgres(options: {
  dir: string
  port?: number
  durable?: boolean
  rootWay?: RootWay
}): Promise<Postgres> {
  const wanted = resolve(options.dir)
  mkdirSync(dirname(wanted), { recursive: true })
  const runner = findRunner(wanted, options.rootWay)
  const secrets = readSecrets(`${wanted}.secret`)
  const running = await findRunning(runner.dir, secrets)
  if (running) return running
  if (!existsSync(join(runner.dir, 'PG_VERSION'))) await initialise(runner, secrets.super)
  const port = options.port ?? (await freePort())
  const child = await launch(runner, port, options.durable ?? true)
  // a started child has a pid
  const postgres = handle(secrets, port, child.pid as number, false, exitOf(child))
  await prepareLogins(postgres, secrets)
  return postgres
}

function readSecrets(file: string): Secrets {
  const make = () => randomBytes(24).toString('hex')
  if (!existsSync(file)) {
    writeFileSync(`${file}.new`, JSON.stringify({ super: make(), owner: make(), app: make() }), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  // our own file, written two lines above
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets
}

/** Into DIR.init, then renamed: a killed first start leaves nothing incomplete. */
async function initialise(runner: Runner, password: string): Promise<void> {
  const fresh = `${runner.dir}.init`
  const passwordFile = `${runner.dir}.init-password`
  rmSync(fresh, { recursive: true, force: true })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (runner.user) chownSync(passwordFile, runner.user.uid, runner.user.gid)
  try {
    const { command, args } = runner.program('initdb')
    // C: the code-point order is the right order for Hangul syllables. No sync: it is empty; the server syncs from now
    // on.
    const flags = [
      '-D',
      fresh,
      '-U',
      loginNames.super,
      '-A',
      'scram-sha-256',
      '--pwfile',
      passwordFile,
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
      '--no-instructions',
    ]
    const child = spawn(command, [...args, ...flags], { stdio: ['ignore', 'ignore', 'pipe'], ...runner.user })
    const output = collect(child)
    const code = await exitOf(child)
    if (code !== 0) throw new Error(`initdb ended with ${code}: ${output()}`)
    renameSync(fresh, runner.dir)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

async function launch(runner: Runner, port: number, durable: boolean): Promise<ChildProcess> {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: '128MB',
    max_connections: '100',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  for (let tries = 1; ; tries++) {
    const { command, args } = runner.program('postgres')
    // In its own process group: Ctrl-C at the terminal reaches the supervisor, which stops the server last.
    const child = spawn(command, [...args, '-D', runner.dir, '-p', String(port), ...flags], {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
      ...runner.user,
    })
    const output = collect(child)
    let over = false
    const ended = exitOf(child).finally(() => (over = true))
    const ready = () => output().includes('ready to accept connections')
    await Promise.race([until(() => ready() || over), ended])
    if (ready()) {
      child.stderr?.removeAllListeners('data').resume()
      return child
    }
    // The shared memory of a killed postmaster may exist for a moment longer.
    if (tries === START_TRIES) throw new Error(`PostgreSQL did not start in ${runner.dir}: ${output()}`)
    await sleep(250)
  }
}

/** The server of an earlier start, if it still runs and accepts our password. */
async function findRunning(dir: string, secrets: Secrets): Promise<Postgres | null> {
  const file = join(dir, 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pid = 0, , , port = 0] = readFileSync(file, 'utf8').split('\n').map(Number)
  if (!alive(pid) || !port) return null
  const postgres = handle(secrets, port, pid, true, untilGone(pid))
  try {
    await prepareLogins(postgres, secrets)
    return postgres
  } catch {
    return null
  }
}

function handle(secrets: Secrets, port: number, pid: number, reused: boolean, ended: Promise<unknown>): Postgres {
  return {
    url: (login, database = databaseName) =>
      `postgres://${loginNames[login]}:${secrets[login]}@127.0.0.1:${port}/${database}`,
    pid,
    port,
    reused,
    ended,
    stop: async () => {
      // Fast shutdown: open connections are closed, nothing committed is lost.
      if (alive(pid)) process.kill(pid, 'SIGINT')
      await ended
    },
  }
}

/** Creates or repairs the two lesser logins and the product's database on every start. */
async function prepareLogins(postgres: Postgres, secrets: Secrets): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url('super', 'postgres'), connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    for (const login of ['owner', 'app'] as const) {
      const name = loginNames[login]
      const known = await client.query('select 1 from pg_roles where rolname = $1', [name])
      await client.query(`${known.rowCount ? 'alter' : 'create'} role ${name} login password '${secrets[login]}'`)
    }
    for (const statement of limitLogin(loginNames.app)) await client.query(statement)
    const made = await client.query('select 1 from pg_database where datname = $1', [databaseName])
    if (!made.rowCount) await client.query(`create database ${databaseName} owner ${loginNames.owner}`)
  } finally {
    await client.end()
  }
}

function collect(child: ChildProcess): () => string {
  let text = ''
  child.stderr?.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(-4000)))
  return () => text
}

const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((done, fail) => {
    if (child.exitCode !== null) return done(child.exitCode)
    child.once('error', fail)
    child.once('close', done)
  })

async function untilGone(pid: number): Promise<void> {
  while (alive(pid)) await sleep(50, undefined, { ref: false })
}

async function until(test: () => boolean): Promise<void> {
  while (!test()) await sleep(5)
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
