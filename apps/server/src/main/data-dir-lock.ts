import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'

export type DataDirLock = { release: () => void }
type Held = { pid: number; port: number; token: string }

/**
 * One supervisor a DATA_DIR. Whoever holds it answers on a loopback port with its token, so that neither a kill nor a
 * reused process number leaves a lock that nobody holds.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock | { heldBy: number }> {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'supervisor.json')
  const token = randomBytes(16).toString('hex')
  const server = createServer((socket) => socket.on('error', () => undefined).end(token))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  server.unref()
  // listening on TCP: the address is an AddressInfo
  const mine: Held = { pid: process.pid, port: (server.address() as AddressInfo).port, token }
  for (;;) {
    if (write(file, mine)) return { release: () => (server.close(), rmSync(file, { force: true })) }
    const held = read(file)
    if (held && (await answers(held))) {
      server.close()
      return { heldBy: held.pid }
    }
    rmSync(file, { force: true })
  }
}

function write(file: string, held: Held): boolean {
  try {
    writeFileSync(file, JSON.stringify(held), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function read(file: string): Held | null {
  try {
    // written above; a torn one is no lock
    return JSON.parse(readFileSync(file, 'utf8')) as Held
  } catch {
    return null
  }
}

const answers = ({ port, token }: Held): Promise<boolean> =>
  new Promise((done) => {
    let said = ''
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 })
    socket.on('data', (chunk) => (said += chunk.toString()))
    socket.on('timeout', () => socket.destroy())
    socket.on('error', () => undefined)
    socket.on('close', () => done(said === token))
  })
