import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type DataDirLock = {
  /** From now on another start waits for this one to end instead of being refused. */
  stopping: () => void
  release: () => void
}
type Held = { pid: number; port: number; token: string }

const STOPPING = ' stopping'
/** Longer than a stop takes: its children have 35 seconds each. */
const STOPS_WITHIN_MS = 90_000

/**
 * One supervisor per DATA_DIR. Its holder answers on a loopback port with its token, so that neither a kill nor a
 * reused process id leaves a stale lock. A holder that is stopping is waited for.
 */
export async function lockDataDir(
  dataDir: string,
  options: { say: (line: string) => void; told: AbortSignal },
): Promise<DataDirLock | { heldBy: number }> {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'supervisor.json')
  const token = randomBytes(16).toString('hex')
  let answer = token
  const server = createServer((socket) => socket.on('error', () => undefined).end(answer))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  server.unref()
  // listening on TCP: the address is an AddressInfo
  const mine: Held = { pid: process.pid, port: (server.address() as AddressInfo).port, token }
  for (let until = 0; ;) {
    options.told.throwIfAborted()
    if (write(file, mine))
      return {
        stopping: () => (answer = token + STOPPING),
        release: () => (server.close(), rmSync(file, { force: true })),
      }
    const owner = read(file)
    const reply = owner ? await ask(owner) : 'nothing'
    if (owner && reply === 'stopping' && (until === 0 || Date.now() < until)) {
      if (until === 0) {
        options.say(`process ${owner.pid} is still stopping: this start waits until it has ended`)
        until = Date.now() + STOPS_WITHIN_MS
      }
      await sleep(200)
    } else if (owner && reply !== 'nothing') {
      server.close()
      return { heldBy: owner.pid }
    } else if (owner) removeStale(file, owner.token)
  }
}

/** Written atomically, so that no process reads half of it. */
function write(file: string, owner: Held): boolean {
  const own = `${file}.${owner.token}`
  writeFileSync(own, JSON.stringify(owner), { mode: 0o600 })
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** Null: there is no lock. */
function read(file: string): Held | null {
  try {
    // written above
    return JSON.parse(readFileSync(file, 'utf8')) as Held
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    return { pid: 0, port: 0, token: '' }
  }
}

/** Removes only the lock that was read: another start may have written its own meanwhile. */
function removeStale(file: string, token: string): void {
  const aside = `${file}.${randomBytes(8).toString('hex')}`
  try {
    renameSync(file, aside)
    if (read(aside)?.token !== token) linkSync(aside, file)
  } catch {
    // another process was first
  }
  rmSync(aside, { force: true })
}

/** The state that the holder reports; 'nothing' when there is none. */
const ask = ({ port, token }: Held): Promise<'running' | 'stopping' | 'nothing'> =>
  new Promise((done) => {
    let output = ''
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 })
    socket.on('data', (chunk) => (output += chunk.toString()))
    socket.on('timeout', () => socket.destroy())
    socket.on('error', () => undefined)
    socket.on('close', () => done(output === token ? 'running' : output === token + STOPPING ? 'stopping' : 'nothing'))
  })
