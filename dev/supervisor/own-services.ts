import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { steppedDown } from '../../db/limits.ts'
import { migrate } from '../../db/migrate.ts'
import { freePort } from '../postgres/free-port.ts'
import { loginNames } from '../../db/login-names.ts'
import { startPostgres, type Postgres } from '../postgres/pg.ts'
import type { Start } from '../../apps/server/src/main/env.ts'
import { superviseInOrder, type Stop } from './supervised-process.ts'
import { answers } from './ports.ts'

type Say = (line: string) => void
type Urls = Record<string, string>

/** The environment of a child: our own, plus the URLs that we found. */
export const childEnv = (start: Start, more: Urls): Urls => ({
  ...Object.fromEntries(
    Object.entries(start.source).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ),
  ...more,
  PORT: String(start.port),
  DATA_DIR: start.dataDir,
  ORIGIN: start.origin,
})

/** The embedded PostgreSQL, migrated; restarted when it exits. */
export async function embeddedDatabase(start: Start, stops: Stop[], print: Say): Promise<Urls> {
  if (start.production)
    throw new Error('DATABASE_URL is not set: the embedded database is for one machine in development.')
  const dir = join(start.dataDir, 'pg')
  let postgres: Postgres = await startPostgres({ dir })
  let stopping = false
  const keepRunning = async (): Promise<void> => {
    await postgres.ended
    if (stopping) return
    print('the database ended; it starts again')
    postgres = await startPostgres({ dir, port: postgres.port })
    return keepRunning()
  }
  const running = keepRunning().catch((error: unknown) => print(`the database does not start: ${String(error)}`))
  stops.push(async () => {
    stopping = true
    await postgres.stop()
    await running
  })
  await migrate(postgres.url('owner'))
  return { DATABASE_APP_URL: postgres.url('app'), DATABASE_URL: '' }
}

/** An external PostgreSQL: migrated by its login; api and worker use the app role. */
export async function ownDatabase(start: Start, url: string): Promise<Urls> {
  if (start.source['DATABASE_URL']) await migrate(url)
  // The children never get the login that owns the tables.
  return { DATABASE_APP_URL: start.source['DATABASE_APP_URL'] || steppedDown(url, loginNames.app), DATABASE_URL: '' }
}

export async function ownSandbox(start: Start, stops: Stop[], logs: string | null, print: Say): Promise<string> {
  const port = await freePort()
  const env = {
    ...childEnv(start, {}),
    SANDBOX_PORT: String(port),
    PRODUCT_ORIGIN: start.origin,
    DATA_DIR: join(start.dataDir, 'sandbox'),
  }
  await superviseInOrder(stops, {
    name: 'sandbox',
    file: fileURLToPath(new URL('../../apps/sandbox/src/main.ts', import.meta.url)),
    env,
    say: print,
    ready: (isOver) => answers(port, isOver),
    ...(logs && { logFile: join(logs, 'sandbox.log') }),
  })
  return `http://127.0.0.1:${port}`
}
