import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../../../../db/migrate.ts'
import { startPostgres, type Postgres } from '../../../../dev/postgres/pg.ts'
import { ownFolder } from '../../../../dev/vitest/own-folder.ts'

const TEMPLATE = 'template_migrated'

/** One cluster per test run, without fsync, with a template database that is migrated once. */
export async function startCluster(): Promise<{ postgres: Postgres; folder: string; stop: () => Promise<void> }> {
  const folder = ownFolder('cluster')
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
  asSuper(superUrl, `create database ${name} template ${template} strategy file_copy owner jipsalpim_owner`)

async function asSuper(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
