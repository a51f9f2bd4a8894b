import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { buildContext, type Running } from '../../apps/server/src/main/build-context.ts'
import { areas } from '../../apps/server/src/main/areas.ts'
import { readEnv } from '../../apps/server/src/main/env.ts'
import { connect } from '../../db/connect.ts'
import { migrate } from '../../db/migrate.ts'
import { startPostgres } from '../../dev/postgres/pg.ts'

export type House = {
  running: Running
  owner: pg.Client
  appUrl: string
  dataDir: string
  stop: () => Promise<void>
}

/** A separate, migrated PostgreSQL and a worker's context, without the processes of the product. */
export async function startHouse(): Promise<House> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jipsalpim-watch-'))
  const postgres = await startPostgres({ dir: join(dataDir, 'pg') })
  await migrate(postgres.url('owner'))
  const appUrl = postgres.url('app')
  const running = await contextOf(appUrl, dataDir)
  const owner = await connect({ url: postgres.url('owner'), application: 'bench', answerTimeoutMs: 0 })
  await owner.query('set lock_timeout = 0')
  await owner.query('set synchronous_commit = off')
  return {
    running,
    owner,
    appUrl,
    dataDir,
    stop: async () => {
      await owner.end()
      await running.close()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A worker's context on an existing database. It cannot reach any outside service. */
export const contextOf = (appUrl: string, dataDir: string): Promise<Running> =>
  buildContext(
    {
      ...readEnv({
        NODE_ENV: 'development',
        PORT: '0',
        ORIGIN: 'http://127.0.0.1:9',
        DATA_DIR: dataDir,
        DATABASE_APP_URL: appUrl,
        LOG_LEVEL: 'silent',
        SANDBOX_URL: 'http://127.0.0.1:9',
      }),
      appUrl,
    },
    'worker',
    areas,
  )
