import { rmSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { loginNames } from '../db/login-names.ts'
import type { Cast } from './cast.ts'
import type { Shared } from '../dev/vitest/share.ts'
import { ownFolder } from '../dev/vitest/own-folder.ts'
import { startPostgres, type Postgres } from '../dev/postgres/pg.ts'
import { startProduct, type Product } from './product.ts'

/**
 * A running product that the files of one worker use one after the other; with the cast, once a file has created it.
 */
export type SharedProduct = { url: string; dataDir: string; cast?: Cast }

const OURS = 'jipsalpim'
/** The database as after a first start. */
const CLEAN = 'jipsalpim_clean'
/** The same with the users of `makeCast` and all of their data. */
const WITH_CAST = 'jipsalpim_clean_with_cast'
/**
 * A device draws an arm of the watch's first page; the stories are about the first arm, the other has its own place.
 */
const ONE_ARM = `insert into experiment_setting (domain, type, only_arm) values ('subscribe', 'about', 'first')`
/** More jobs than one file creates. */
const JOBS_APART = 1_000_000

/** A separate copy of a data folder as after a first start. */
export function copyOf(started: string): string {
  const dataDir = ownFolder('journey')
  // Owners and modes are kept: where everything else belongs to root, the embedded database belongs to another user.
  execFileSync('cp', ['-a', `${started}/.`, dataDir])
  return dataDir
}

/**
 * A product that is reset for each later file to its state after the first start. Starting one costs nine seconds of a
 * core, resetting it less than one.
 */
export async function startShared(started: string): Promise<Shared<SharedProduct>> {
  const dataDir = copyOf(started)
  // Started here, without waiting for the disk; the product finds it already running.
  const postgres = await startPostgres({ dir: join(dataDir, 'pg'), durable: false })
  await ask(postgres, OURS, [ONE_ARM])
  await ask(postgres, 'postgres', [copyDatabase(CLEAN, OURS)])
  const product = await startProduct({ dataDir })
  const value: SharedProduct = { url: product.url, dataDir }
  let times = 0
  let kept: { cast: Cast; outside: unknown } | null = null
  return {
    value,
    again: async (as) => {
      const made = as === 'cast' ? kept : null
      await putBack(product, postgres, ++times, made ? { database: WITH_CAST, outside: made.outside } : undefined)
      return made ? { ...value, cast: made.cast } : value
    },
    keep: async (_as, cast) => {
      await ask(postgres, 'postgres', [
        // A database in use cannot be a template; api and worker reopen their connections.
        `alter database ${OURS} allow_connections false`,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${OURS}'`,
        copyDatabase(WITH_CAST, OURS),
        `alter database ${OURS} allow_connections true`,
      ])
      // as cast.ts made it, in a worker of ours
      kept = { cast: cast as Cast, outside: await product.dump() }
    },
    stop: async () => {
      await product.stop()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Api and worker keep running: their only state is their connections, which they reopen. */
async function putBack(
  product: Product,
  postgres: Postgres,
  times: number,
  to: { database: string; outside: unknown } = { database: CLEAN, outside: {} },
): Promise<void> {
  await ask(postgres, 'postgres', [`drop database ${OURS} with (force)`, copyDatabase(OURS, to.database)])
  // A job of an earlier file that still runs has no effect on one of this file.
  await ask(postgres, OURS, [`select setval(pg_get_serial_sequence('platform_job', 'job_seq'), ${times * JOBS_APART})`])
  // The outside world and the clock.
  await product.control('/reset', { tables: to.outside })
}

const copyDatabase = (name: string, template: string): string =>
  `create database ${name} template ${template} owner ${loginNames.owner}`

async function ask(postgres: Postgres, database: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url('super', database) })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
