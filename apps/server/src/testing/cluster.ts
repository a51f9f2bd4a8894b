import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../../../../db/migrate.ts'
import { startPostgres, type Postgres } from '../../../../dev/postgres/pg.ts'

const PREFIX = 'jipsalpim-test-'
const TEMPLATE = 'template_migrated'

/** One cluster per test run, without fsync, with a template database that is migrated once. */
export async function startCluster(): Promise<{ postgres: Postgres; folder: string; stop: () => Promise<void> }> {
  sweepDead()
  const folder = join(tmpdir(), `${PREFIX}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  const postgres = await startPostgres({ dir: join(folder, 'pg'), durable: false })
  await asSuper(postgres.url('super', 'postgres'), `create database ${TEMPLATE} owner jipsalpim_owner`)
  await migrate(postgres.url('owner', TEMPLATE))
  return {
    postgres,
    folder,
    stop: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const createDatabase = (superUrl: string, name: string, template = TEMPLATE): Promise<void> =>
  asSuper(superUrl, `create database ${name} template ${template} owner jipsalpim_owner`)

async function asSuper(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Removes the servers and folders of killed runs. */
function sweepDead(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    if (signal(Number(name.slice(PREFIX.length)), 0)) continue
    const folder = join(tmpdir(), name)
    signal(postmaster(folder), 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
}

function postmaster(folder: string): number {
  try {
    return Number(readFileSync(join(folder, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return 0
  }
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return pid > 0 && process.kill(pid, name)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
